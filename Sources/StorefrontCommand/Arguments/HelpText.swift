import StorefrontApp

extension Arguments {
  /// The output of `storefront help`.
  static var help: String {
    let options = Option.allCases.map { option in
      let name = [option.name, option.value].compactMap(\.self).joined(separator: " ")
      return "  " + name.padded(to: 33) + option.summary
    }
    let ways = WayBack.allCases.map { way in
      "  " + way.rawValue.padded(to: 33) + way.summary
        + (way == .previous ? " (if none is given)" : "")
    }
    return """
      A shop without pixels that opens links: see where each link leads, wherever the user is.

      storefront                plays a tour
      storefront tour           plays the tour, and can write it as a page: see --page
      storefront open LINK      opens a link, and shows the screens before and after
      storefront plan LINK      shows what opening a link would do, and changes nothing
      storefront back WAY       goes back, by one of the ways below
      storefront save           prints the screens as JSON for restore
      storefront restore        opens saved screens from standard input
      storefront links          lists the forms of all links
      storefront map            draws all chains as one picture
      storefront explore        opens every link in every reachable state, and checks the result
      storefront check          checks the chains behind the links without opening any
      storefront record LINK…   opens links one after another, and records them in a file
      storefront replay FILE    runs a recording again, and lists the differences
      storefront -              opens links from standard input, one per line
      storefront help           prints this

      Options:
      \(options.joined(separator: "\n"))

      Ways back:
      \(ways.joined(separator: "\n"))

      For example:
        storefront open store://product/42
        storefront open store://product/42 --from store://bag --from store://settings
        storefront plan store://orders/1001
        storefront open store://orders/1001 --login refuse
        storefront back origin --from store://product/42 --from store://bag
        storefront save --from store://product/42 | storefront restore
        storefront map --format svg > map.svg
        storefront explore --depth 2
        storefront record store://product/42 store://orders --page bug.html
        storefront - --append live.jsonl
        printf 'store://bag\\nstore://login/forgot-password\\n' | storefront - --json

      The exit status is 0 if all links were opened and nothing was found wrong, 1 if not, 2 for wrong
      usage. Colours are used on a terminal unless NO_COLOR is set.
      """
  }
}
