// expect: A link cannot contain a value of this type yet. Make the type a LinkValue, as in enum Sort: String, LinkValue { … }.
import SwitchbackLinks

private enum Sort: String { case price, name }

private enum ListLink { case list(Sort) }

private func fixture() -> DeepLink<ListLink> {
  DeepLink("list", .query("sort", Sort.self)) { .list($0) } print: {  // error
    if case .list(let sort) = $0 { sort } else { nil }
  }
}
