import StorefrontApp

/// A link opened in a certain situation.
struct TourStop {
  let title: String
  /// The links that lead to the situation.
  var from: [String] = []
  let link: String
  var options = Options()
  let outcome: Report.Outcome
}

/// The output of `storefront` without arguments: links opened from several places.
enum Tour {
  static let legend = """
    A shop opens links, wherever the user is. Each stop shows the screens before and after, the plan \
    and the result.

      *  its container shows this screen
      ^  this screen presents the layer above
      ✓  the link has led to its screen
      =  the screen was on display already
      ✗  the link was not opened, and nothing has changed

    """

  static let ending = """
    What to try next:
      swift run storefront open store://product/42 --from store://bag
      swift run storefront plan store://orders/1001
      swift run storefront explore --depth 2
      swift run storefront tour --page tour.html
      swift run storefront help
    """

  static let stops: [TourStop] = [
    TourStop(
      title: "The app has just started: the product comes with the screens below it",
      link: "store://product/42", outcome: .reached),
    TourStop(
      title: "The user is in another tab",
      from: ["store://bag"], link: "store://category/shoes?sort=price", outcome: .reached),
    TourStop(
      title: "The product is on screen already: nothing happens",
      from: ["store://product/42"], link: "store://product/42", outcome: .alreadyThere),
    TourStop(
      title: "The product is open in another tab, with something on top of it",
      from: ["store://product/42", "store://help/sizes", "store://account"],
      link: "store://product/42", options: Options(isLoggedIn: true), outcome: .reached),
    TourStop(
      title: "The product is under three modal screens",
      from: [
        "store://product/42", "store://product/42/gallery", "store://settings", "store://login",
      ],
      link: "store://product/42", outcome: .reached),
    TourStop(
      title: "Two screens at once: the gallery is presented by its product",
      from: ["store://settings"], link: "store://product/42/gallery?photo=2", outcome: .reached),
    TourStop(
      title: "A modal stack continues: forgot password after login",
      from: ["store://login"], link: "store://login/forgot-password?email=kim%40example.com",
      outcome: .reached),
    TourStop(
      title: "Logged out: the user logs in on the way, and the link opens",
      from: ["store://catalogue"], link: "store://orders/1001", outcome: .reached),
    TourStop(
      title: "Logged out, and the user closes the log-in: everything stays as it was",
      from: ["store://catalogue"], link: "store://orders/1001", options: Options(logsIn: false),
      outcome: .failed),
    TourStop(
      title: "A shop for members: logging in replaces the root, and the link still opens",
      link: "store://product/7", options: Options(isForMembers: true),
      outcome: .reached),
    TourStop(
      title: "A split view: one side of it changes",
      from: ["store://settings"], link: "store://settings/privacy", outcome: .reached),
    TourStop(
      title: "Input would be lost: the screen refuses to be dismissed",
      from: ["store://checkout?voucher=SPRING"], link: "store://home",
      options: Options(isLoggedIn: true), outcome: .failed),
    TourStop(
      title: "A product the shop does not have",
      from: ["store://bag"], link: "store://product/999", outcome: .failed),
  ]
}
