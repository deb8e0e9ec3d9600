extension MacProbe {
  func askAboutPresenting() async {
    for animated in [true, false] {
      let kind = animated ? "animated" : "unanimated"
      let home = screen("home")
      await show(home)
      let sheet = screen("sheet")
      var isCalled = false
      atOnce {
        home.present(sheet, animated: animated, completion: { isCalled = true })
      }
      ask(
        "\(kind): presentingViewController at once",
        sheet.presentingViewController != nil,
        expecting: true, see: "Presenting.swift")
      ask(
        "\(kind): isBeingPresented at once", sheet.isBeingPresented,
        expecting: true,
        see: "Motion.swift")
      let appeared = await frames { isCalled }
      ask(
        "\(kind): the completion comes in half a second of stillness",
        (appeared ?? 999) < 60,
        expecting: true, see: "Patience.swift")
      isCalled = false
      atOnce { home.dismiss(animated: animated, completion: { isCalled = true }) }
      ask(
        "\(kind): still presented directly after dismiss",
        home.presentedViewController === sheet,
        expecting: true, see: "completesUnanimatedAtOnce")
      let gone = await frames { isCalled }
      ask(
        "\(kind): the dismissal ends", gone != nil, expecting: true,
        see: "Patience.swift")
      ask(
        "\(kind): presented then", home.presentedViewController != nil,
        expecting: false,
        see: "Dismissing.swift")
    }
  }

  func askAboutSearch() async {
    #if !os(tvOS)
    for definesContext in [true, false] {
      let place = definesContext ? "in a context" : "without a context"
      let home = screen("home")
      home.definesPresentationContext = definesContext
      let search = UISearchController(searchResultsController: nil)
      home.navigationItem.searchController = search
      let stack = UINavigationController(rootViewController: home)
      await show(stack)
      search.isActive = true
      await hands.rest()
      let presenter = search.presentingViewController
      ask(
        "a search \(place) is presented by the searched screen",
        presenter === home,
        expecting: definesContext, see: "searchedScreensPresent")
      stack.pushViewController(screen("result"), animated: true)
      await hands.rest()
      stack.popViewController(animated: true)
      await hands.rest()
      ask(
        "a search \(place) is active after a push and a pop", search.isActive,
        expecting: true,
        see: "endCoveringSearch()")
    }
    #endif
  }

  func askAboutRoots() async {
    await show(screen("old"))
    let new = screen("new")
    var isCalled = false
    atOnce {
      UIView.transition(
        with: window, duration: 0.3, options: .transitionCrossDissolve,
        animations: { [window] in
          UIView.setAnimationsEnabled(false)
          window.rootViewController = new
          UIView.setAnimationsEnabled(true)
        },
        completion: { _ in MainActor.assumeIsolated { isCalled = true } })
    }
    let ended = await frames { isCalled }
    ask(
      "a root's transition ends", ended != nil, expecting: true,
      see: "RootTransition.swift")
    await hands.rest()
    ask(
      "the new root is on display", new.viewIfLoaded?.window === window,
      expecting: true,
      see: "RootTransition.swift")
  }
}
