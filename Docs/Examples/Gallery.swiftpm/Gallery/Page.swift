import SwitchbackLinks
import SwitchbackUIKit

/// A page of the cookbook, with the question that it answers. Its link has its name:
/// `gallery://page/popovers`.
nonisolated enum Page: String, CaseIterable, Sendable {
  // Links, roots, tabs and splits.
  case replaceTheRoot = "How do I make a screen the root of the window?"
  case keepTheOldRoot =
    "How do I keep the old root alive while another screen replaces it?"
  case whereverTheUserIs =
    "How do I begin with tabs, and get to a tab from anywhere?"
  case tabsThatKeepTheirStacks = "How do tabs keep their stacks?"
  case aTapOnTheSelectedTab =
    "How do I go to the first screen when the user taps the selected tab?"
  case hidingTheTabBar = "How do I hide the tab bar below a screen?"
  case aTabThatPresents = "How does a tab in the middle present a screen?"
  case tabsInAStack =
    "My tabs are pushed onto a stack. How do I get into them from under a modal?"
  case splitViews =
    "How do I navigate in a split view, on an iPad and in a narrow window?"
  case loggingOut = "How do I log the user out, and clear everything?"
  case linksThatCannotBeRead =
    "What if a link cannot be read, or leads nowhere?"

  // Stacks.
  case aStackThatIsThereOrNew =
    "How do I push into an existing stack, or present one if there is none?"
  case aScreenAfterAnother =
    "How do I push a screen after one that may not be there?"
  case replaceTheTop = "How do I replace the top of a stack?"
  case backToANamedScreen = "How do I go back to a certain screen?"
  case goBackAndReturnAValue = "How do I go back, and return a value?"

  // Modal screens and transitions.
  case aModalOnlyOnce = "How do I keep a modal from being shown twice?"
  case sheetsWithDetents = "How do I present a sheet with detents?"
  case popovers = "How do I present a popover?"
  case systemScreens =
    "How do I show Safari, share sheets, pickers and overlays?"
  case alerts = "How do I write alerts?"
  case aTransitionOfYourOwn = "How do I use a modal transition of my own?"
  case otherTransitions =
    "How do I change the transition of a push, or of the root?"
  case unsavedChanges =
    "How do I protect unsaved changes, also from the user's own swipe?"
  case theUserSwipedItAway =
    "How do I notice that the user swiped a screen away?"

  // On the way to a screen.
  case contextsAlongAChain = "How does each step get the context that it needs?"
  case loadBeforeShowing = "How do I load data before a screen is shown?"
  case stateThroughAWizard = "How do I pass state through a wizard?"
  case logInThenCarryOn = "How do I let the user log in, and then carry on?"
  case aScreenInTwoPlaces =
    "My screen is a tab, and a modal too. Which one is meant?"
  case aBVariants = "How do I try two ways to the same screen?"

  // Your own.
  case aContainerOfYourOwn =
    "How do I write a side menu, or another container of my own?"
  case aSubclassOfYourOwn =
    "How do I use my own subclass of a navigation or tab bar controller?"
  case anActionOfYourOwn = "How do I write an action of my own?"

  static let links = Result {
    try LinkTable<Page>(schemes: ["gallery"]) {
      DeepLink("page", .path("name", Page.self)) {
        $0
      } print: {
        $0
      }
    }
  }
}

nonisolated extension Page: LinkValue {
  init?(linkText: String) {
    guard let page = Self.allCases.first(where: { $0.linkText == linkText })
    else { return nil }
    self = page
  }

  var linkText: String { String(describing: self) }
}

extension Page: Destination {
  @MainActor var step: BoundStep {
    switch self {
    case .replaceTheRoot: Chains.welcome
    case .keepTheOldRoot: Chains.lock
    case .whereverTheUserIs: Chains.account
    case .tabsThatKeepTheirStacks: Chains.product(42)
    case .aTapOnTheSelectedTab: Chains.photo
    case .hidingTheTabBar: Chains.film
    case .aTabThatPresents: Chains.camera
    case .tabsInAStack: Chains.saved
    case .splitViews: Chains.message(7)
    case .loggingOut: Chains.signIn
    case .linksThatCannotBeRead: Chains.product(100)
    case .aStackThatIsThereOrNew: Chains.settings
    case .aScreenAfterAnother: Chains.forgotPassword
    case .replaceTheTop: Chains.order
    case .backToANamedScreen: Chains.checkout
    case .goBackAndReturnAValue: Chains.colour
    case .aModalOnlyOnce: Chains.help
    case .sheetsWithDetents: Chains.filter
    case .popovers: Chains.tips
    case .systemScreens: Chains.share("gallery://page/systemScreens")
    case .alerts: Chains.note
    case .aTransitionOfYourOwn: Chains.poster
    case .otherTransitions: Chains.painting
    case .unsavedChanges: Chains.review
    case .theUserSwipedItAway: Chains.swatch
    case .contextsAlongAChain: Chains.article(Article(id: 7, section: "Tents"))
    case .loadBeforeShowing: Chains.forecast("Ulm")
    case .stateThroughAWizard: Chains.confirm(Draft(name: "Ada", city: "London"))
    case .logInThenCarryOn: Chains.orders
    case .aScreenInTwoPlaces: Chains.visibleBag
    case .aBVariants: Chains.offer
    case .aContainerOfYourOwn: Chains.pictures
    case .aSubclassOfYourOwn: Chains.profile
    case .anActionOfYourOwn: Chains.receipt
    }
  }
}

extension Page {
  /// Opens the example of the page, and writes the question on its screen.
  @MainActor
  func open(with router: some Router) {
    let navigation = router.go(to: self)
    Task {
      let screen = try await navigation.value.destination
      (screen as? ListViewController)?.page = self
    }
  }

  @MainActor
  func open(from screen: UIViewController) {
    if let window = screen.viewIfLoaded?.window { open(with: window.router) }
  }
}
