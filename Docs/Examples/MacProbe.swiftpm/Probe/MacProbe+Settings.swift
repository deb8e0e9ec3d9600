extension MacProbe {
  /// The value of a setting that matches UIKit's behaviour; `nil` if this device cannot tell.
  func answer(to setting: SimulatorSetting) async -> String? {
    switch setting {
    case .animationTurns: await framesOfPresentation(animated: true)
    case .unanimatedTurns: await framesOfPresentation(animated: false)
    case .completesUnanimatedAtOnce: await completesUnanimatedAtOnce()
    case .checksCallersWindow: await checksCallersWindow()
    case .navigationControllersDefineContext:
      "\(UINavigationController(rootViewController: screen("A")).definesPresentationContext)"
    case .searchedScreensPresent: await searchedScreensPresent()
    case .groupsShowTheirOwnScreen: await groupsShowTheirOwnScreen()
    case .tabsMirrorViewControllers: await tabsMirrorViewControllers()
    case .nestedDismissal: await nestedDismissal()
    case .refusedDismissalCompletes: await refusedDismissalCompletes()
    case .emptyDismissalCompletes: await emptyDismissalCompletes()
    case .nestedPush: await nestedPush()
    case .defersStackChangesWhileAppearing:
      await defersStackChangesWhileAppearing()
    case .maximumTabCount: await maximumTabCount()
    case .turnsWithoutTab: await turnsWithoutTab()
    case .listOfMoreKeepsTab: await listOfMoreKeepsTab()
    case .pagesAreInAScrollView: await pagesAreInAScrollView()
    case .allowsPushingTabBarControllers: await allowsPushingTabBarControllers()
    case .allowsDuplicatesInStack: await allowsDuplicatesInStack()
    case .raisesForTabIndexOutOfRange: await raisesForTabIndexOutOfRange()
    case .popoversNeedSource: await popoversNeedSource()
    case .refusesPresentedKinds: await refusesPresentedKinds()
    case .secondTapPopsStack: await secondTapPopsStack()
    case .holdsAnimationsInBackground: await holdsAnimationsInBackground()
    }
  }

  private func framesOfPresentation(animated: Bool) async -> String? {
    let home = screen("home")
    await show(home)
    var isCalled = false
    atOnce {
      home.present(
        screen("sheet"), animated: animated, completion: { isCalled = true })
    }
    return await frames { isCalled }.map { "\($0)" }
  }

  private func completesUnanimatedAtOnce() async -> String? {
    let home = screen("home")
    await show(home)
    var isCalled = false
    atOnce {
      home.present(
        screen("sheet"), animated: false, completion: { isCalled = true })
    }
    return "\(isCalled)"
  }

  /// Presents from a screen in a tab that is not selected.
  private func checksCallersWindow() async -> String? {
    let (shown, hidden) = (screen("shown"), screen("hidden"))
    let tabs = UITabBarController()
    tabs.viewControllers = [shown, hidden]
    await show(tabs)
    _ = hidden.view
    atOnce { hidden.present(screen("sheet"), animated: false, completion: nil) }
    await hands.rest()
    return "\(tabs.presentedViewController == nil)"
  }

  private func searchedScreensPresent() async -> String? {
    #if os(tvOS)
    return nil
    #else
    let home = screen("home")
    let search = UISearchController(searchResultsController: nil)
    home.navigationItem.searchController = search
    await show(UINavigationController(rootViewController: home))
    search.isActive = true
    await hands.rest()
    return search.presentingViewController.map { "\($0 === home)" }
    #endif
  }

  /// Dismisses a second time while the first dismissal runs.
  private func nestedDismissal() async -> String? {
    let (home, first) = (screen("home"), screen("first"))
    await show(home)
    atOnce { home.present(first, animated: false, completion: nil) }
    await hands.rest()
    atOnce { first.present(screen("second"), animated: false, completion: nil) }
    await hands.rest()
    atOnce {
      first.dismiss(animated: true, completion: nil)
      first.dismiss(animated: true, completion: nil)
    }
    await hands.rest()
    return home.presentedViewController == nil ? "reachesThePresenter" : "refused"
  }

  /// Dismisses a screen that is still appearing.
  private func refusedDismissalCompletes() async -> String? {
    let (home, sheet) = (screen("home"), screen("sheet"))
    await show(home)
    var isCalled = false
    atOnce {
      home.present(sheet, animated: true, completion: nil)
      home.dismiss(animated: true, completion: { isCalled = true })
    }
    await hands.rest()
    return home.presentedViewController === sheet ? "\(isCalled)" : nil
  }

  private func emptyDismissalCompletes() async -> String? {
    let home = screen("home")
    await show(home)
    var isCalled = false
    atOnce { home.dismiss(animated: true, completion: { isCalled = true }) }
    await hands.rest()
    return "\(isCalled)"
  }
}
