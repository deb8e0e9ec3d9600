import SwitchbackSwiftUI

/// The ways to the screens.
@MainActor
enum Chains {
  static let menu = GeneralStep.existing(MenuView.self)

  /// A photo, on the stack that the user sees.
  static let photo = StepAssembly { (id: Int) in PhotoView(id: id) }
    .using(.push())
    .from(.visibleStack(or: .newStack()))

  static let note = StepAssembly { NoteScreen() }
    .using(.push())
    .from(menu.stack())

  // snippet begin: prompts
  /// An alert.
  static let rating = StepAssembly {
    Prompt(
      title: "Do you like it?",
      choices: [.default("Yes", 5), .default("A little", 3), .cancel("Later", 0)])
  }
  .using(.presentModally())
  .from(.current())

  /// A confirmation dialog.
  static let sorting = StepAssembly {
    Prompt(
      title: "Sort by", style: .dialog,
      choices: [.default("Date", "date"), .default("Size", "size")])
  }
  .using(.presentModally())
  .from(.current())
  // snippet end

  // snippet begin: popover
  /// A popover at the button of the menu, which has this name.
  static let tips = StepAssembly { TipsView() }
    .using(.presentModally(as: .popover(from: "tips")))
    .from(menu)
  // snippet end

  static let filter = StepAssembly { FilterView() }
    .using(.presentModally())
    .from(.current())

  static let draft = StepAssembly { DraftScreen() }
    .using(.presentModally())
    .from(.current())

  static let player = StepAssembly { PlayerView() }
    .using(.presentModally(as: .cover))
    .from(.current())

  // snippet begin: columns
  /// Two columns: the list is always there, the recipe is its detail.
  static let recipes = GeneralStep.existing(RecipesView.self)
  static let recipe = StepAssembly { (id: Int) in RecipeView(id: id) }
    .using(.setSecondary())
    .from(recipes.expectingContainer())

  /// Three columns: accounts, the list of a mailbox, a message.
  static let accounts = GeneralStep.existing(AccountsView.self)
  static let mailbox = StepAssembly { (name: String) in MailboxView(name: name) }
    .using(.setSupplementary())
    .from(accounts.expectingContainer())
  static let message = StepAssembly { (id: Int) in MessageView(id: id) }
    .using(.setSecondary())
    .from(accounts.expectingContainer())
  // snippet end

  // snippet begin: inspector
  static let document = GeneralStep.existing(DocumentView.self)
  static let format = StepAssembly { FormatView() }
    .using(.setInspector())
    .from(document.expectingContainer())
  // snippet end

  static let search = GeneralStep.existing(SearchView.self)
}

extension GalleryDestination: Destination {
  @MainActor var step: BoundStep {
    switch self {
    case .menu: Chains.menu
    case .photo(let id), .photoWindow(let id): Chains.photo(id)
    case .note: Chains.note
    case .rating: Chains.rating
    case .sorting: Chains.sorting
    case .tips: Chains.tips
    case .filter: Chains.filter
    case .draft: Chains.draft
    case .player: Chains.player
    case .recipe(let id): Chains.recipe(id)
    case .mailbox(let name): Chains.mailbox(name)
    case .message(let id): Chains.message(id)
    case .document: Chains.document
    case .format: Chains.format
    case .search: Chains.search
    }
  }
}
