import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a file at which something can be done wrongly.
///
/// It knows no types: what does not compile is left out when the copy is built.
final class ChangeFinder: SyntaxVisitor {
  private(set) var changes: [Change] = []
  private let file: String
  private let source: [UInt8]
  private let lines: SourceLocationConverter
  private var functions: [String] = []

  init(file: String, text: String) {
    self.file = file
    source = Array(text.utf8)
    let parsed = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: file, tree: parsed)
    super.init(viewMode: .sourceAccurate)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    walk(folded)
  }

  /// Code that only another system compiles.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    return condition.trimmedDescription.hasPrefix("!") ? .visitChildren : .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// Whether a type is only for people to read: words, outlines of chains, and errors.
  private func isText(_ name: String) -> Bool {
    name.split(separator: ".").contains { part in
      part.hasPrefix("Outline")
        || ["String", "Wording", "Text", "Outline", "Trace", "Error"].contains {
          part.hasSuffix($0)
        }
    }
  }

  private func isText(_ type: TypeSyntax?) -> Bool {
    guard let type = type?.trimmedDescription else { return false }
    // Whether there is an error is a decision, what it says is none.
    if type.hasSuffix("?"), type.contains("Error") { return false }
    return isText(type.filter { !"[]?".contains($0) })
  }

  /// Whether a function only makes a text, or adds to one.
  private func makesText(_ node: FunctionDeclSyntax) -> Bool {
    isText(node.signature.returnClause?.type)
      || node.signature.parameterClause.parameters.contains { parameter in
        guard let type = parameter.type.as(AttributedTypeSyntax.self) else { return false }
        return type.specifiers.trimmedDescription == "inout" && isText(type.baseType)
      }
  }

  private func inside(_ name: String) -> SyntaxVisitorContinueKind {
    isText(name) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    inside(node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    inside(node.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    inside(node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    inside(node.extendedType.trimmedDescription)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node.name.text)
    return makesText(node) ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append("init")
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { functions.removeLast() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.accessorBlock != nil
    if isMember { functions.append(node.pattern.trimmedDescription) }
    return isText(node.typeAnnotation?.type) ? .skipChildren : .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    if node.accessorBlock != nil { functions.removeLast() }
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { flip(condition) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    flip(node.condition)
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    flip(node.condition)
    return .visitChildren
  }

  private func flip(_ condition: ExprSyntax) {
    let text = text(of: condition)
    note(.condition, condition, after: "!(\(text))") { "(\($0) != (\(text)))" }
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let (left, right) = (text(of: node.leftOperand), text(of: node.rightOperand))
    let whole = text(of: node)
    func either(_ wrong: String) {
      note(.operand, node, after: wrong) { "(\($0) ? \(wrong) : \(whole))" }
    }
    switch sign {
    case "&&", "||":
      either(left)
      either(right)
    case "??": either(right)
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "+", "-", "..<", "...":
      let others = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
        "!==": "===", "+": "-", "-": "+", "..<": "...", "...": "..<",
      ]
      if let other = others[sign] { either("\(left) \(other) \(right)") }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" {
      let (operand, whole) = (text(of: node.expression), text(of: node))
      note(.operand, node, after: operand) { "(\($0) ? \(operand) : \(whole))" }
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isTrue = node.literal.text == "true"
    note(.operand, node, after: isTrue ? "false" : "true") { isTrue ? "!\($0)" : $0 }
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let number = Int(node.literal.text) else { return .skipChildren }
    let wrong = number == 1 ? 0 : number + 1
    note(.operand, node, after: "\(wrong)") { "(\($0) ? \(wrong) : \(number))" }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let others = [
      "first": "last", "last": "first", "min": "max", "max": "min", "dropFirst": "dropLast",
      "dropLast": "dropFirst", "prefix": "suffix", "suffix": "prefix", "popLast": "popFirst",
      "removeLast": "removeFirst", "removeFirst": "removeLast", "contains": "allSatisfy",
      "allSatisfy": "contains",
    ]
    guard node.base != nil, let other = others[node.declName.baseName.text] else {
      return .visitChildren
    }
    // The whole call, as the name alone is no value.
    var whole = Syntax(node)
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      whole = Syntax(call)
    }
    let name = node.declName
    let text = text(of: whole)
    let begin = text.utf8.index(
      text.utf8.startIndex, offsetBy: offset(of: Syntax(name)) - offset(of: whole))
    let end = text.utf8.index(begin, offsetBy: name.baseName.text.utf8.count)
    let wrong = text.replacingCharacters(in: begin..<end, with: other)
    note(.operand, whole, after: wrong) { "(\($0) ? \(wrong) : \(text))" }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    for (one, other) in zip(arguments, arguments.dropFirst()) {
      let (first, second) = (text(of: one.expression), text(of: other.expression))
      // Of which type they are is not known: two of the same form may be of the same.
      let isSimple =
        one.expression.is(DeclReferenceExprSyntax.self)
        || one.expression.is(MemberAccessExprSyntax.self)
      if first == second || !isSimple || one.expression.kind != other.expression.kind { continue }
      let between = bytes(
        offset(end: Syntax(one.expression))..<offset(of: Syntax(other.expression)))
      let range = offset(of: Syntax(one.expression))..<offset(end: Syntax(other.expression))
      let called = text(of: node.calledExpression)
      note(
        .operand, Syntax(one), range: range, before: "\(called)(… \(first)\(between)\(second) …)",
        after: "\(called)(… \(second)\(between)\(first) …)"
      ) { isMade in
        "(\(isMade) ? \(second) : \(first))\(between)(\(isMade) ? \(first) : \(second))"
      }
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    let isInInitializer = node.parent?.parent?.is(InitializerDeclSyntax.self) ?? false
    for item in items where isStatement(item, of: items) {
      let text = text(of: item)
      note(.statement, item, after: "") { "if !\($0) { \(text) }" }
    }
    for (one, other) in zip(items, items.dropFirst())
    where isStatement(one, of: items) && isStatement(other, of: items) {
      // Two stores into properties may change places, and in an initializer always.
      if isStore(one, isInInitializer), isStore(other, isInInitializer) { continue }
      let (first, second) = (text(of: one), text(of: other))
      let range = offset(of: Syntax(one))..<offset(end: Syntax(other))
      let both = bytes(range)
      note(
        .order, Syntax(one), range: range, before: "\(first); \(second)",
        after: "\(second); \(first)"
      ) { isMade in
        "if \(isMade) { \(second); \(first) } else { \(both) }"
      }
    }
    return .visitChildren
  }

  /// Whether it is done for what it changes. The only expression of a closure or a getter is its value.
  private func isStatement(_ item: CodeBlockItemSyntax, of items: [CodeBlockItemSyntax]) -> Bool {
    switch item.item {
    case .stmt(let statement):
      // A case that does nothing has to say so.
      if items.count == 1, item.parent?.parent?.is(SwitchCaseSyntax.self) == true { return false }
      return statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
    case .decl: return false
    case .expr(let expression): return isDone(expression, isOnly: items.count == 1, item)
    @unknown default: return false
    }
  }

  private func isStore(_ item: CodeBlockItemSyntax, _ isInInitializer: Bool) -> Bool {
    guard let infix = item.item.as(InfixOperatorExprSyntax.self) else { return false }
    let value = text(of: infix.rightOperand)
    return infix.operator.is(AssignmentExprSyntax.self)
      && (isInInitializer || !value.contains("("))
  }

  private func isDone(_ expression: ExprSyntax, isOnly: Bool, _ item: CodeBlockItemSyntax) -> Bool {
    if let inner = expression.as(TryExprSyntax.self) {
      return isDone(inner.expression, isOnly: isOnly, item)
    }
    if let inner = expression.as(AwaitExprSyntax.self) {
      return isDone(inner.expression, isOnly: isOnly, item)
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if infix.operator.is(AssignmentExprSyntax.self) {
        return !infix.rightOperand.is(StringLiteralExprSyntax.self)
      }
      let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      return ["+=", "-=", "|=", "&="].contains(sign)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.trimmedDescription
    // Only takes memory earlier.
    if name.hasSuffix(".reserveCapacity") { return false }
    if ["preconditionFailure", "precondition", "fatalError", "assert", "super.init", "self.init"]
      .contains(where: { name == $0 || name.hasPrefix("super.init") })
    {
      return false
    }
    return !isOnly || isInside(item)
  }

  /// Whether a single call is a statement: the body of an `if`, a loop, or a function without a result.
  private func isInside(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent, let owner = list.parent else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return false }
    if owner.is(SwitchCaseSyntax.self) { return true }
    guard let body = owner.parent else { return false }
    if let function = body.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    return body.is(InitializerDeclSyntax.self) || body.is(ForStmtSyntax.self)
      || body.is(WhileStmtSyntax.self) || body.is(DeferStmtSyntax.self)
      || body.is(IfExprSyntax.self) || body.is(AccessorDeclSyntax.self)
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elseBody == nil, let last = node.body.statements.last, leaves(last) {
      let begin = offset(of: Syntax(node.conditions))
      let conditions = text(of: node.conditions)
      note(
        .earlyReturn, Syntax(node.conditions), range: begin..<begin,
        before: "if \(conditions) { … \(text(of: last)) }", after: ""
      ) { "!\($0), " }
    }
    return .visitChildren
  }

  private func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .stmt(let statement) = item.item else { return false }
    return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
      || statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    let conditions = node.conditions.compactMap { element -> ExprSyntax? in
      if case .expression(let expression) = element.condition { expression } else { nil }
    }
    if conditions.count == node.conditions.count {
      for condition in conditions {
        let text = text(of: condition)
        note(
          .earlyReturn, Syntax(condition), range: range(of: condition),
          before: "guard \(text)", after: ""
        ) { "(\($0) || (\(text)))" }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.expression, !value.is(NilLiteralExprSyntax.self),
      !value.is(BooleanLiteralExprSyntax.self), let type = resultType(around: Syntax(node))
    else { return .visitChildren }
    let wrong = type.hasSuffix("?") ? "nil" : type.hasPrefix("[") ? "[]" : nil
    if let wrong, text(of: value) != wrong {
      let text = text(of: value)
      note(.earlyReturn, value, after: wrong) { "(\($0) ? \(wrong) : (\(text)))" }
    }
    return .visitChildren
  }

  /// The result of the function in which something is, if that is no closure.
  private func resultType(around node: Syntax) -> String? {
    var next = node.parent
    while let current = next {
      if current.is(ClosureExprSyntax.self) { return nil }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription
      }
      if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      next = current.parent
    }
    return nil
  }

  private func offset(of node: Syntax) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  private func offset(end node: Syntax) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }
  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    offset(of: Syntax(node))..<offset(end: Syntax(node))
  }
  private func text(of node: some SyntaxProtocol) -> String { bytes(range(of: node)) }
  private func bytes(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private func note(
    _ kind: Change.Kind, _ node: some SyntaxProtocol, range: Range<Int>? = nil,
    before: String? = nil, after: String, _ text: @escaping (String) -> String
  ) {
    // Code at the top of a type or file is a declaration: only functions decide.
    if functions.isEmpty { return }
    let range = range ?? self.range(of: node)
    let line = lines.location(for: AbsolutePosition(utf8Offset: range.lowerBound)).line
    changes.append(
      Change(
        kind: kind, file: file, function: functions.joined(separator: "."), line: line,
        range: range, before: (before ?? bytes(range)).inOneLine, after: after.inOneLine,
        text: text))
  }
}
