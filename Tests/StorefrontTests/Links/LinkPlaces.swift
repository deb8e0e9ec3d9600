/// A link of the storefront, and the places from which it is opened.
struct LinkPlaces {
  let link: String
  var needsLogin = false
  /// Opens a screen in another tab.
  var otherTab = "store://bag"
  /// Opens screens further down in the stack to which the link leads.
  var deep = ["store://product/42"]
  /// Opens a modal screen.
  var modal = "store://settings"
  /// Hides the screen that the link leads to.
  var hiding = "store://bag"
  /// Covers that screen with a modal one.
  var covering = "store://settings"

  /// Where the user may be when the link arrives.
  var situations: [Situation] {
    let threeModals = ["store://product/42/gallery", "store://settings", "store://login"]
    let usual: [(title: String, from: [String])] = [
      ("cold start", []),
      ("from another tab", [otherTab]),
      ("from deep in the same stack", deep),
      ("from under one modal", [modal]),
      ("from under three modals", ["store://product/42"] + threeModals),
      ("already there", [link]),
      ("already there, hidden", [link, hiding]),
      ("already there, under a modal", [link, covering]),
    ]
    let members = [
      Situation(title: "a shop for members, logging in now", isForMembers: true),
      Situation(title: "a shop for members, refusing", logsIn: false, isForMembers: true),
    ]
    return usual.map { Situation(title: $0.title, from: $0.from, isLoggedIn: needsLogin) }
      + (needsLogin ? loggedOut : []) + members
  }

  private var loggedOut: [Situation] {
    let threeModals = ["store://product/42/gallery", "store://settings", "store://help/sizes"]
    return [
      Situation(title: "logged out, logging in now", from: [otherTab]),
      Situation(
        title: "logged out, from under one modal, logging in now", from: [otherTab, modal]),
      Situation(
        title: "logged out, with the log-in open, logging in now", from: ["store://login"]),
      Situation(title: "logged out, refusing", from: [otherTab], logsIn: false),
      Situation(
        title: "logged out, from under three modals, refusing",
        from: [otherTab, "store://product/42"] + threeModals, logsIn: false),
    ]
  }
}

extension LinkPlaces {
  /// All links, in the order of the app's tabs.
  static let all = [
    LinkPlaces(
      link: "store://home",
      deep: ["store://home", "store://help/sizes", "store://help/returns"]),
    LinkPlaces(link: "store://catalogue"),
    LinkPlaces(link: "store://category/shoes?sort=price"),
    LinkPlaces(
      link: "store://product/42",
      deep: ["store://product/42", "store://help/sizes", "store://help/returns"]),
    LinkPlaces(link: "store://product/42/gallery?photo=2", hiding: "store://help/sizes"),
    LinkPlaces(
      link: "store://bag", otherTab: "store://home",
      deep: ["store://bag", "store://help/delivery"],
      hiding: "store://home"),
    LinkPlaces(
      link: "store://checkout", needsLogin: true, otherTab: "store://home",
      deep: ["store://bag", "store://help/delivery"], hiding: "store://help/sizes"),
    LinkPlaces(
      link: "store://account", needsLogin: true, otherTab: "store://home",
      deep: ["store://account", "store://help/returns"], hiding: "store://home"),
    LinkPlaces(
      link: "store://orders", needsLogin: true, otherTab: "store://home",
      deep: ["store://orders/1001"], hiding: "store://home"),
    LinkPlaces(
      link: "store://orders/1001", needsLogin: true, otherTab: "store://home",
      deep: ["store://orders/1002"], hiding: "store://home"),
    LinkPlaces(
      link: "store://login", deep: ["store://login", "store://login/forgot-password"],
      hiding: "store://login/forgot-password"),
    LinkPlaces(
      link: "store://login/forgot-password?email=kim%40example.com", deep: ["store://login"],
      hiding: "store://help/sizes"),
    LinkPlaces(
      link: "store://settings", deep: ["store://settings/privacy"],
      modal: "store://product/31/gallery", hiding: "store://help/sizes", covering: "store://login"),
    LinkPlaces(
      link: "store://settings/privacy", deep: ["store://settings"],
      modal: "store://product/31/gallery", hiding: "store://settings/general",
      covering: "store://login"),
    LinkPlaces(link: "store://help/returns"),
  ]
}
