import Testing

/// What people ask in the trackers of navigation libraries, and the place that answers it. A page that is moved or
/// merged takes its answers along.
struct QuestionTests {
  private static let answers = [
    ("Should I choose this?", "README.md#should-i-choose-this"),
    (
      "How much larger does my app get?",
      "Docs/Performance.md#how-much-larger-does-my-app-get"
    ),
    ("How long does it compile?", "Docs/Performance.md#how-long-does-it-compile"),
    ("How do I begin in UIKit?", "Docs/StartWithUIKit.md#1-the-project"),
    ("How do I begin in SwiftUI?", "Docs/StartWithSwiftUI.md#1-the-project"),
    (
      "How do I open a link at a cold start?", "Docs/Cookbook/WaysIn.md#at-launch"
    ),
    (
      "How do I open a link while a modal is shown?",
      "Docs/StartWithUIKit.md#3-the-first-chain"
    ),
    (
      "How do I protect a link by a log-in?",
      "Docs/StartWithUIKit.md#4-a-log-in-on-the-way"
    ),
    (
      "What if two links need the log-in?",
      "Docs/Cookbook/LogInThenCarryOn.md#two-links-before-the-log-in"
    ),
    (
      "What if the user closes the log-in?",
      "Docs/Cookbook/LogInThenCarryOn.md#if-the-user-closes-the-log-in"
    ),
    ("How do push messages show a screen?", "Docs/Cookbook/WaysIn.md"),
    ("How do links have query items?", "Docs/Cookbook/Links.md"),
    (
      "What about a link that no pattern reads?",
      "Docs/Cookbook/LinksThatCannotBeRead.md#show-something-else-instead"
    ),
    (
      "How do I select a tab from anywhere?", "Docs/Cookbook/WhereverTheUserIs.md"
    ),
    (
      "How does a tab in the middle present?", "Docs/Cookbook/ATabThatPresents.md"
    ),
    (
      "How do I get below a modal, into pushed tabs?",
      "Docs/Cookbook/TabsInAStack.md"
    ),
    (
      "How do I push on top of what a tab shows?",
      "Docs/Cookbook/TabsThatKeepTheirStacks.md#on-top-of-what-the-tab-shows"
    ),
    (
      "How do I pop to the root at once?",
      "Docs/Cookbook/GoBackAndReturnAValue.md#other-ways-back"
    ),
    (
      "How do I go back to a certain screen?",
      "Docs/Cookbook/BackToANamedScreen.md"
    ),
    ("How do I return a value?", "Docs/Cookbook/GoBackAndReturnAValue.md"),
    ("How do I dismiss everything?", "Docs/CheatSheet.md#go-back"),
    ("How do I replace the root?", "Docs/Cookbook/ReplaceTheRoot.md"),
    (
      "How do I keep a modal from being shown twice?",
      "Docs/Cookbook/AModalOnlyOnce.md"
    ),
    ("How do I use detents?", "Docs/Cookbook/SheetsWithDetents.md"),
    ("How do I notice a swipe?", "Docs/Cookbook/TheUserSwipedItAway.md"),
    (
      "Why does a swipe on a child dismiss its parent?",
      "Docs/Cookbook/TheUserSwipedItAway.md#a-swipe-on-a-child-dismisses-its-parent"
    ),
    (
      "How do I ask before changes are lost?",
      "Docs/Cookbook/UnsavedChanges.md#which-gesture-asks"
    ),
    ("How do I show an alert?", "Docs/Cookbook/Alerts.md#discard-changes"),
    (
      "How do I use a transition of my own?",
      "Docs/Cookbook/ATransitionOfYourOwn.md"
    ),
    ("Why do my animations stop?", "Docs/Troubleshooting.md#an-animation-stops"),
    ("Why is it not animated?", "Docs/Troubleshooting.md#it-is-not-animated"),
    ("How do I use a subclass of my own?", "Docs/Cookbook/ASubclassOfYourOwn.md"),
    ("How do I write a side menu?", "Docs/Cookbook/AContainerOfYourOwn.md"),
    ("How do I navigate in a split view?", "Docs/Cookbook/SplitViews.md"),
    (
      "How do I mix SwiftUI and UIKit?",
      "Docs/Cookbook/SwiftUIInUIKit.md#a-part-in-swiftui-in-a-uikit-app"
    ),
    ("How do I test without a device?", "Docs/TestAUIKitApp.md"),
    ("How do I test a view model?", "Docs/Testing.md#view-models"),
    (
      "How does a module open another one's screen?",
      "Docs/Cookbook/ModularApps.md"
    ),
    ("How do I restore the screens?", "Docs/Cookbook/RestoringScreens.md"),
    ("How do several windows work?", "Docs/Cookbook/SeveralWindows.md"),
    ("How do I track screens?", "Docs/Cookbook/ScreenTracking.md"),
    (
      "Which systems are supported?",
      "Docs/Troubleshooting.md#systems-before-ios-17"
    ),
    ("Why does it hang?", "Docs/Troubleshooting.md#it-hangs"),
    (
      "Why was my screen not found?",
      "Docs/Cookbook/WhyWasMyScreenNotFound.md#what-else-it-can-be"
    ),
    (
      "What does this compiler message mean?",
      "Docs/CompilerMessages.md#in-the-compilers-own-words"
    ),
    (
      "I use coordinators. What is what?",
      "Docs/MovingHere/README.md#coordinators-xcoordinator"
    ),
    ("I use TCA. What is what?", "Docs/MovingHere/README.md#tca"),
    ("I use FlowStacks. What is what?", "Docs/MovingHere/README.md#flowstacks"),
    ("I use Stinsen. What is what?", "Docs/MovingHere/README.md#stinsen"),
    (
      "I use RouteComposer. What is what?",
      "Docs/MovingHere/FromRouteComposer.md#the-names"
    ),
  ]

  @Test func `Each question has a place that answers it`() throws {
    #expect(Self.answers.count >= 40)
    for (question, place) in Self.answers {
      #expect(try isThere(place), "\(question) \(place) is not there.")
    }
  }

  @Test func `Links lead to headings`() throws {
    for path in Repository.documents where !path.contains(".docc/") {
      let folder = path.split(separator: "/").dropLast()
      let text = try Repository.text(of: path)
      for link in text.matches(of: #/\]\(([^)\s:#]*)#([^)\s]+)\)/#) {
        var parts = folder
        if link.1.isEmpty { parts = path.split(separator: "/")[...] }
        for part in link.1.split(separator: "/") {
          if part == ".." { parts.removeLast() } else { parts.append(part) }
        }
        let place = "\(parts.joined(separator: "/"))#\(link.2)"
        #expect(try isThere(place), "\(path) links to \(place).")
      }
    }
  }

  /// Whether there is such a page, and such a heading on it.
  private func isThere(_ place: String) throws -> Bool {
    let parts = place.split(separator: "#")
    let text = try Repository.text(of: String(parts[0]))
    guard parts.count == 2 else { return true }
    return splitLines(text).contains { line in
      line.hasPrefix("#")
        && anchor(of: line.drop { $0 == "#" || $0 == " " }) == parts[1]
    }
  }

  /// What a code host makes of a heading.
  private func anchor(of heading: Substring) -> String {
    heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }.lowercased()
      .filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
      }
      .replacing(" ", with: "-")
  }
}
