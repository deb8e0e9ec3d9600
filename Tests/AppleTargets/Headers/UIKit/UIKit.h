// A stand-in for UIKit, for type checking on Linux: what SwitchbackUIKit and its examples use of it, and no more.
// Written by hand from facts (selectors, nullability, main actor, availability); nothing of Apple's SDK.
// Where the declarations were read:
// - Names, selectors, values, nullability, main actor, deprecation: the file that the comment above names, in the
//   folder UIKit of github.com/madsmtm/objc2-generated @fff28a8, a binding made from the headers of Xcode 26.
//   All the declarations below such a comment were compared with it, up to the next comment of this kind.
// - Availability up to iOS 18: github.com/dotnet/macios @d0107f4, src/uikit.cs. Of iOS 26: Apple's documentation.
// - Swift names: the titles of Apple's documentation pages.
// In a category no NS_SWIFT_UI_ACTOR stands, as in UIKit: Swift 6.2 imports completions there as @Sendable.
#import "../Foundation/Foundation.h"
#define SINCE(v, vision) __attribute__((availability(ios,introduced=v))) __attribute__((availability(tvos,introduced=v))) \
  __attribute__((availability(maccatalyst,introduced=v))) __attribute__((availability(visionos,introduced=vision)))
#define NOT_ON_TV __attribute__((availability(tvos,unavailable)))
#define NOT_ON_VISION __attribute__((availability(visionos,unavailable)))
#define OLD_ON_VISION __attribute__((availability(visionos,introduced=1.0,deprecated=1.0)))
NS_ASSUME_NONNULL_BEGIN
@class UISceneConfiguration, UIApplicationShortcutItem, UIView, UIViewController, UINavigationController, UITabBarController, UISplitViewController, UIWindow, UIWindowScene, UITab, UITabGroup,
  UIScene, UISceneSession, UISceneConnectionOptions, UIOpenURLContext, UIPresentationController, UISheetPresentationController,
  UIPopoverPresentationController, UIBarButtonItem, UITabBarItem, UITraitCollection, UIImage, UIAlertAction, UITextField, UISearchController, UISheetPresentationControllerDetent;
@protocol UIViewControllerTransitionCoordinator, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerContextTransitioning, UISceneDelegate, UINavigationControllerDelegate, UIPopoverPresentationControllerSourceItem,
  UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate;

// A watch has the module, and no view controllers.
#if !__is_target_os(watchos)
// UIViewController.rs
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0, UIModalPresentationPageSheet NOT_ON_TV = 1,
  UIModalPresentationFormSheet __attribute__((availability(tvos,introduced=26.0))) = 2, UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4, UIModalPresentationOverFullScreen = 5, UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover NOT_ON_TV = 7, UIModalPresentationNone = -1, UIModalPresentationAutomatic = -2,
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0, UIModalTransitionStyleFlipHorizontal NOT_ON_TV = 1, UIModalTransitionStyleCrossDissolve = 2,
};
// UIInterface.rs
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0, UIUserInterfaceSizeClassCompact = 1, UIUserInterfaceSizeClassRegular = 2,
};
// UISceneDefinitions.rs
typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive = 0, UISceneActivationStateForegroundInactive = 1,
  UISceneActivationStateBackground = 2,
} NS_SWIFT_NAME(UIScene.ActivationState);
// UISplitViewController.rs
typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified = 0, UISplitViewControllerStyleDoubleColumn = 1, UISplitViewControllerStyleTripleColumn = 2,
} NS_SWIFT_NAME(UISplitViewController.Style);
typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary = 0, UISplitViewControllerColumnSupplementary = 1, UISplitViewControllerColumnSecondary = 2,
  UISplitViewControllerColumnCompact = 3,
  UISplitViewControllerColumnInspector __attribute__((availability(ios,introduced=26.0)))
    __attribute__((availability(maccatalyst,introduced=26.0))) NOT_ON_TV
    __attribute__((availability(visionos,unavailable))) = 4,
} NS_SWIFT_NAME(UISplitViewController.Column);
typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic = 0, UISplitViewControllerDisplayModeSecondaryOnly = 1,
  UISplitViewControllerDisplayModeOneBesideSecondary = 2, UISplitViewControllerDisplayModeOneOverSecondary = 3,
  UISplitViewControllerDisplayModeTwoBesideSecondary = 4, UISplitViewControllerDisplayModeTwoOverSecondary = 5,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
} NS_SWIFT_NAME(UISplitViewController.DisplayMode);
// UIAlertController.rs
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0, UIAlertControllerStyleAlert = 1,
} NS_SWIFT_NAME(UIAlertController.Style);
typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0, UIAlertActionStyleCancel = 1, UIAlertActionStyleDestructive = 2,
} NS_SWIFT_NAME(UIAlertAction.Style);
// UIView.rs
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionCurveEaseIn = 1 << 16, UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
} NS_SWIFT_NAME(UIView.AnimationOptions);
// UIWindow.rs
typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIWindow.Level);
extern const UIWindowLevel UIWindowLevelNormal;
extern const UIWindowLevel UIWindowLevelAlert;

// UIEvent.rs
typedef NS_ENUM(NSInteger, UIEventSubtype) {
  UIEventSubtypeNone = 0, UIEventSubtypeMotionShake = 1,
} NS_SWIFT_NAME(UIEvent.EventSubtype);
NS_SWIFT_UI_ACTOR @interface UIEvent : NSObject
@end
// UIResponder.rs
NS_SWIFT_UI_ACTOR @interface UIResponder : NSObject
@property(nonatomic, readonly, nullable) UIResponder *nextResponder;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event;
@end
// UIImage.rs
NS_SWIFT_SENDABLE @interface UIImage : NSObject
@end
// UITraitCollection.rs
NS_SWIFT_SENDABLE @interface UITraitCollection : NSObject
@property(nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@end
@protocol UITraitEnvironment <NSObject>
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@end
// UIBarItem.rs
NS_SWIFT_UI_ACTOR @interface UIBarItem : NSObject
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, strong, nullable) UIImage *image;
@end
// UIBarButtonItem.rs
NS_SWIFT_UI_ACTOR @interface UIBarButtonItem : UIBarItem
@end
// From Apple's documentation: UIAction, whose initialisers are Swift's own, in the overlay; UIColor.
NS_SWIFT_UI_ACTOR @interface UIAction : NSObject
@end
@interface UIColor : NSObject
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor NOT_ON_TV;
@end
// UITabBarItem.rs
NS_SWIFT_UI_ACTOR @interface UITabBarItem : UIBarItem
@end

// QuartzCore/CALayer.rs
@interface CALayer : NSObject
- (nullable instancetype)presentationLayer NS_SWIFT_NAME(presentation());
@end
// UIView.rs
NS_SWIFT_UI_ACTOR @interface UIView : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
@property(nonatomic) CGRect bounds;
@property(nonatomic, readonly, strong) CALayer *layer;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, nullable) UIWindow *window;
@property(nonatomic, getter=isHidden) BOOL hidden;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)didMoveToWindow;
@end
@interface UIView (UIViewAnimation)
+ (void)setAnimationsEnabled:(BOOL)enabled;
@property(class, nonatomic, readonly) BOOL areAnimationsEnabled;
@end
@interface UIView (UIViewRendering)
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@end
@interface UIView (UIViewHierarchy)
- (void)layoutIfNeeded;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@end
// UIScrollView.rs
NS_SWIFT_UI_ACTOR @interface UIScrollView : UIView
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@end
@interface UIView (UIViewAnimationWithBlocks)
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
  completion:(void (^ _Nullable)(BOOL finished))completion;
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options
  animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion;
@end

// UIViewController.rs
NS_SWIFT_UI_ACTOR @interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)viewDidLoad;
- (void)viewDidDisappear:(BOOL)animated;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController;
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property(nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property(nonatomic, readonly, copy) NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)viewDidAppear:(BOOL)animated;
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion;
@property(nonatomic, assign) UIModalTransitionStyle modalTransitionStyle;
@property(nonatomic, assign) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic) CGSize preferredContentSize;
@property(nonatomic) BOOL definesPresentationContext;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@end
@interface UIViewController (UIContainerViewControllerProtectedMethods)
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
@end
@interface UIViewController (UIContainerViewControllerCallbacks)
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
@end
@interface UIViewController (UIViewControllerTransitioning)
@property(nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@end
// UIViewControllerTransitionCoordinator.rs
@interface UIViewController (UIViewControllerTransitionCoordinator)
@property(nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@end
// UIViewController.rs
@interface UIViewController (UISplitViewControllerShowing)
- (void)showDetailViewController:(UIViewController *)vc sender:(nullable id)sender;
@end
@interface UIViewController (UIPresentationControllers)
@property(nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController NOT_ON_TV;
@property(nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController NOT_ON_TV;
@end
// UINavigationItem.rs
NS_SWIFT_UI_ACTOR @interface UINavigationItem : NSObject
@property(nonatomic, strong, nullable) UIBarButtonItem *rightBarButtonItem;
@property(nonatomic, strong, nullable) UISearchController *searchController NOT_ON_TV;
@end
// UINavigationController.rs
@interface UIViewController (UINavigationControllerItem)
@property(nonatomic) BOOL hidesBottomBarWhenPushed NOT_ON_TV;
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end
// UITabBarController.rs
@interface UIViewController (UITabBarControllerItem)
@property(null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@end
// UITab.rs
@interface UIViewController (UITab)
@property(nullable, nonatomic, weak, readonly) UITab *tab SINCE(18.0, 2.0);
@end

// UIViewControllerTransitionCoordinator.rs
typedef NSString *UITransitionContextViewKey NS_TYPED_ENUM;
NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
@end
// UIViewControllerTransitioning.rs
extern UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(UITransitionContextViewKey.to);
NS_SWIFT_UI_ACTOR @protocol UIViewControllerContextTransitioning <NSObject>
@property(nonatomic, readonly) UIView *containerView;
- (nullable UIView *)viewForKey:(UITransitionContextViewKey)key NS_SWIFT_NAME(view(forKey:));
- (void)completeTransition:(BOOL)didComplete;
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(nullable id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(animateTransition(using:));
@end
NS_SWIFT_UI_ACTOR @protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented
  presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source
  NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
@end

// UIZoomTransitionOptions.rs
SINCE(18.0, 2.0) NS_SWIFT_NAME(UIViewControllerTransition.ZoomOptions) @interface UIZoomTransitionOptions : NSObject
@end
// UIViewControllerTransition.rs
SINCE(18.0, 2.0) NS_SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext)
@interface UIZoomTransitionSourceViewProviderContext : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly) UIViewController *sourceViewController;
@property(nonatomic, readonly) UIViewController *zoomedViewController;
@end
SINCE(18.0, 2.0) NS_SWIFT_NAME(UIViewController.Transition) @interface UIViewControllerTransition : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end
// UIViewController.rs
@interface UIViewController (UIViewControllerTransition)
@property(nullable, nonatomic, strong) UIViewControllerTransition *preferredTransition SINCE(18.0, 2.0);
@end
// UIPresentationController.rs
NS_SWIFT_UI_ACTOR @protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)presentationController
  NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end
NS_SWIFT_UI_ACTOR @interface UIPresentationController : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@property(nullable, nonatomic, readonly, strong) UIView *containerView;
@property(nonatomic, readonly, strong) UIViewController *presentedViewController;
- (UIModalPresentationStyle)adaptivePresentationStyleForTraitCollection:(UITraitCollection *)traitCollection;
@end
// UISheetPresentationController.rs
typedef NSString *UISheetPresentationControllerDetentIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISheetPresentationController.Detent.Identifier) NOT_ON_TV;
NS_SWIFT_UI_ACTOR NOT_ON_TV NS_SWIFT_NAME(UISheetPresentationController.Detent) @interface UISheetPresentationControllerDetent : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)mediumDetent;
+ (instancetype)largeDetent;
@end
NS_SWIFT_UI_ACTOR NOT_ON_TV @interface UISheetPresentationController : UIPresentationController
@property(nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property(nullable, nonatomic, copy) UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier NOT_ON_VISION NOT_ON_TV;
@property(nullable, nonatomic, copy) UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier NOT_ON_VISION NOT_ON_TV;
@property(nonatomic) BOOL prefersGrabberVisible;
@property(nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge NOT_ON_VISION NOT_ON_TV;
@property(nonatomic) BOOL prefersEdgeAttachedInCompactHeight;
@property(nonatomic) BOOL widthFollowsPreferredContentSizeWhenEdgeAttached;
@end
// UIPopoverPresentationControllerSourceItem.rs
NOT_ON_TV @protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end
// UIPopoverPresentationController.rs
NS_SWIFT_UI_ACTOR NOT_ON_TV @protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:(UIPopoverPresentationController *)popoverPresentationController NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
@end
// UIActivity.rs
NOT_ON_TV @interface UIActivity : NSObject
@end
// UIActivityViewController.rs
NS_SWIFT_UI_ACTOR NOT_ON_TV @interface UIActivityViewController : UIViewController
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithActivityItems:(NSArray *)activityItems applicationActivities:(nullable NSArray<UIActivity *> *)applicationActivities;
@end
// UIPopoverPresentationController.rs
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0, UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2, UIPopoverArrowDirectionRight = 1UL << 3,
  UIPopoverArrowDirectionAny = 15,
} NOT_ON_TV;
NS_SWIFT_UI_ACTOR NOT_ON_TV @interface UIPopoverPresentationController : UIPresentationController
@property(nullable, nonatomic, strong) UIView *sourceView;
@property(nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@property(nullable, nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem;
@property(nullable, nonatomic, weak) id<UIPopoverPresentationControllerDelegate> delegate;
@property(nonatomic, assign) CGRect sourceRect;
@property(nonatomic, assign) UIPopoverArrowDirection permittedArrowDirections;
@end

// UINavigationController.rs
typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone, UINavigationControllerOperationPush, UINavigationControllerOperationPop,
} NS_SWIFT_NAME(UINavigationController.Operation);
NS_SWIFT_UI_ACTOR @protocol UINavigationControllerDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)navigationController:(UINavigationController *)navigationController
  animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromVC
  toViewController:(UIViewController *)toVC NS_SWIFT_NAME(navigationController(_:animationControllerFor:from:to:));
@end
NS_SWIFT_UI_ACTOR @interface UINavigationController : UIViewController
@property(nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass toolbarClass:(nullable Class)toolbarClass NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<UIViewController *> *)popToViewController:(UIViewController *)viewController animated:(BOOL)animated
  NS_SWIFT_NAME(popToViewController(_:animated:));
@property(nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property(nonatomic, copy) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR NOT_ON_TV @interface UIImagePickerController : UINavigationController
@end
NS_SWIFT_UI_ACTOR NOT_ON_TV __attribute__((availability(visionos,unavailable)))
@interface UIVideoEditorController : UINavigationController
@end

// UISearchBar.rs
NS_SWIFT_UI_ACTOR @interface UISearchBar : UIView
@property(nullable, nonatomic, copy) NSString *text;
@end

// UISearchController.rs
NS_SWIFT_UI_ACTOR @interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, getter=isActive) BOOL active;
@property(nonatomic, strong, readonly) UISearchBar *searchBar;
@property(nullable, nonatomic, strong, readonly) UIViewController *searchResultsController;
@end

// UIPageViewController.rs
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward = 0, UIPageViewControllerNavigationDirectionReverse = 1,
} NS_SWIFT_NAME(UIPageViewController.NavigationDirection);
typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl = 0, UIPageViewControllerTransitionStyleScroll = 1,
} NS_SWIFT_NAME(UIPageViewController.TransitionStyle);
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal = 0, UIPageViewControllerNavigationOrientationVertical = 1,
} NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);
@class UIPageViewController;
typedef NSString *UIPageViewControllerOptionsKey NS_TYPED_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);
NS_SWIFT_UI_ACTOR @protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
  viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
  viewControllerAfterViewController:(UIViewController *)viewController;
@end
NS_SWIFT_UI_ACTOR @interface UIPageViewController : UIViewController
@property(nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property(nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
  options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers direction:(UIPageViewControllerNavigationDirection)direction
  animated:(BOOL)animated completion:(void (^ _Nullable)(BOOL finished))completion;
@end

// UITabBar.rs @03af309
NS_SWIFT_UI_ACTOR @interface UITabBar : UIView
@property(nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@end
// UITabBarController.rs; the properties for More @03af309
NS_SWIFT_UI_ACTOR @protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
@end
NS_SWIFT_UI_ACTOR @interface UITabBarController : UIViewController
@property(nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property(nonatomic) NSUInteger selectedIndex;
@property(nullable, nonatomic, copy) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property(nullable, nonatomic, assign) UIViewController *selectedViewController;
@property(nonatomic, readonly) UINavigationController *moreNavigationController NOT_ON_TV;
@property(nonatomic, readonly) UITabBar *tabBar;
@property(nonatomic, copy) NSArray<UITab *> *tabs SINCE(18.0, 2.0);
- (void)setTabs:(NSArray<UITab *> *)tabs animated:(BOOL)animated SINCE(18.0, 2.0);
@property(nonatomic, strong, nullable) UITab *selectedTab SINCE(18.0, 2.0);
- (nullable UITab *)tabForIdentifier:(NSString *)identifier SINCE(18.0, 2.0);
@end
// UITab.rs
NS_SWIFT_UI_ACTOR SINCE(18.0, 2.0) @interface UITab : NSObject
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier
  viewControllerProvider:(UIViewController *(^ _Nullable)(UITab *))viewControllerProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly, copy) NSString *title;
@property(nonatomic, readonly, copy) NSString *identifier;
@property(nonatomic, readonly, weak, nullable) UITabGroup *parent;
@property(nonatomic, readonly, weak, nullable) UITabBarController *tabBarController;
@property(nonatomic, readonly, strong, nullable) UIViewController *viewController;
@end
// UITabGroup.rs
NS_SWIFT_UI_ACTOR SINCE(18.0, 2.0) @interface UITabGroup : UITab
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier
  children:(NSArray<UITab *> *)children viewControllerProvider:(UIViewController *(^ _Nullable)(UITab *))viewControllerProvider
  NS_DESIGNATED_INITIALIZER;
@property(nonatomic, copy) NSArray<UITab *> *children;
@property(nonatomic, strong, nullable) UINavigationController *managingNavigationController;
@end

// UISplitViewController.rs
NS_SWIFT_UI_ACTOR @interface UISplitViewController : UIViewController
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly) UISplitViewControllerStyle style;
- (void)setViewController:(nullable UIViewController *)vc forColumn:(UISplitViewControllerColumn)column;
- (nullable UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column;
- (void)showColumn:(UISplitViewControllerColumn)column;
- (void)hideColumn:(UISplitViewControllerColumn)column;
@property(nonatomic, copy) NSArray<UIViewController *> *viewControllers;
@property(nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@property(nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property(nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
@end

// UIScene.rs
NS_SWIFT_UI_ACTOR @interface UIScene : UIResponder
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly) UISceneActivationState activationState;
@property(nonatomic, readonly) UISceneSession *session;
@property(nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@end
extern NSNotificationName const UISceneDidActivateNotification SINCE(13.0, 1.0) NS_SWIFT_NAME(UIScene.didActivateNotification);
extern NSNotificationName const UISceneDidDisconnectNotification SINCE(13.0, 1.0) NS_SWIFT_NAME(UIScene.didDisconnectNotification);
extern NSNotificationName const UISceneWillEnterForegroundNotification SINCE(13.0, 1.0) NS_SWIFT_NAME(UIScene.willEnterForegroundNotification);
// UISplitViewController.rs
@interface UIViewController (UISplitViewController)
- (void)collapseSecondaryViewController:(UIViewController *)secondaryViewController forSplitViewController:(UISplitViewController *)splitViewController;
@end
// UIWindowScene.rs
NS_SWIFT_UI_ACTOR @interface UIWindowScene : UIScene
@property(nonatomic, readonly) NSArray<UIWindow *> *windows;
@property(nonatomic, readonly, nullable) UIWindow *keyWindow SINCE(15.0, 1.0);
@property(nonatomic, readonly) UITraitCollection *traitCollection;
@end
// UISceneDefinitions.rs
typedef NSString *UISceneSessionRole NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISceneSession.Role);
extern const UISceneSessionRole UIWindowSceneSessionRoleApplication NS_SWIFT_NAME(UISceneSessionRole.windowApplication);
// UISceneSession.rs
NS_SWIFT_UI_ACTOR @interface UISceneSession : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly) UISceneSessionRole role;
@property(nullable, nonatomic, strong) NSUserActivity *stateRestorationActivity;
@end
// UISceneConfiguration.rs
NS_SWIFT_UI_ACTOR @interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)sessionRole;
@property(nullable, nonatomic) Class delegateClass;
@end
// UIApplicationShortcutItem.rs
NOT_ON_TV @interface UIApplicationShortcutItem : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly, copy) NSString *type;
@end
// UIOpenURLContext.rs
NS_SWIFT_UI_ACTOR @interface UIOpenURLContext : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly, copy) NSURL *URL;
@end
// UISceneOptions.rs
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions) @interface UISceneConnectionOptions : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property(nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@property(nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@property(nullable, nonatomic, readonly) UIApplicationShortcutItem *shortcutItem NOT_ON_TV;
@end
// UIScene.rs
NS_SWIFT_UI_ACTOR @protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions;
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts;
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene;
- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity;
@end
// UIWindowScene.rs
NS_SWIFT_UI_ACTOR @protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
- (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem
  completionHandler:(void (^)(BOOL succeeded))completionHandler NOT_ON_TV;
@end
// UIWindow.rs
NS_SWIFT_UI_ACTOR @interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property(nullable, nonatomic, weak) UIWindowScene *windowScene;
@property(nonatomic) UIWindowLevel windowLevel;
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

// UIAccessibility.h
typedef uint32_t UIAccessibilityNotifications NS_TYPED_ENUM NS_SWIFT_NAME(UIAccessibility.Notification);
@interface UIAccessibility : NSObject
@end
extern const UIAccessibilityNotifications UIAccessibilityScreenChangedNotification NS_SWIFT_NAME(UIAccessibilityNotifications.screenChanged);
extern void UIAccessibilityPostNotification(UIAccessibilityNotifications notification, id _Nullable argument) NS_SWIFT_NAME(UIAccessibility.post(notification:argument:));
// UIAccessibilityIdentification.rs
NS_SWIFT_UI_ACTOR @protocol UIAccessibilityIdentification <NSObject>
@property(nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end
// UIView.rs
@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end
// UITextField.rs
NS_SWIFT_UI_ACTOR @interface UITextField : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end
// UIAlertController.rs
NS_SWIFT_UI_ACTOR @interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(void (^ _Nullable)(UIAlertAction *action))handler;
@end
@interface UIAlertAction (UIAccessibility) <UIAccessibilityIdentification>
@end
NS_SWIFT_UI_ACTOR @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message
  preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
- (void)addTextFieldWithConfigurationHandler:(void (^ _Nullable)(UITextField *textField))configurationHandler;
@property(nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@property(nonatomic, readonly) NSArray<UIAlertAction *> *actions;  // keeps the Action in addAction(_:)
@property(nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end
// UIStoryboard.rs
NS_SWIFT_UI_ACTOR @interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)storyboardBundleOrNil OLD_ON_VISION;
- (nullable UIViewController *)instantiateInitialViewController OLD_ON_VISION;
- (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier OLD_ON_VISION;
@end
// UILabel.rs
NS_SWIFT_UI_ACTOR @interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(nonatomic) NSInteger numberOfLines;
@end
// UITableViewCell.rs
typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle,
} NS_SWIFT_NAME(UITableViewCell.CellStyle);
NS_SWIFT_UI_ACTOR @interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly, strong, nullable) UILabel *textLabel;
@end
// UITableView.rs
NS_SWIFT_UI_ACTOR @interface UITableView : UIView
- (void)reloadData;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
@end
NS_SWIFT_UI_ACTOR @protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@end
NS_SWIFT_UI_ACTOR @protocol UITableViewDelegate <NSObject>
@optional
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end
// UITableViewController.rs
NS_SWIFT_UI_ACTOR @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, strong, null_resettable) UITableView *tableView;
@end
// UIApplication.rs
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);
@class UIApplication;
NS_SWIFT_UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
  didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
- (UISceneConfiguration *)application:(UIApplication *)application
  configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession options:(UISceneConnectionOptions *)options;
@end
NS_SWIFT_UI_ACTOR @interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property(nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property(nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@end
#endif
NS_ASSUME_NONNULL_END
