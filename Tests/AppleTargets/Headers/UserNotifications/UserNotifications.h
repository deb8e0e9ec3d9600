// A small stand-in, written for type checking: nothing of Apple's.
#import "../UIKit/UIKit.h"
NS_ASSUME_NONNULL_BEGIN
@interface UNNotificationContent : NSObject
@property(nonatomic, readonly, copy) NSDictionary *userInfo;
@end
@interface UNNotificationRequest : NSObject
@property(nonatomic, readonly, copy) UNNotificationContent *content;
@end
@interface UNNotification : NSObject
@property(nonatomic, readonly, copy) UNNotificationRequest *request;
@end
@interface UNNotificationResponse : NSObject
@property(nonatomic, readonly, copy) UNNotification *notification;
@end
@interface UNNotificationResponse (UIKitAdditions)
@property(nullable, nonatomic, readonly) UIScene *targetScene NS_SWIFT_UI_ACTOR;
@end
@class UNUserNotificationCenter;
@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response
  withCompletionHandler:(void (^)(void))completionHandler NS_SWIFT_NAME(userNotificationCenter(_:didReceive:withCompletionHandler:));
@end
@interface UNUserNotificationCenter : NSObject
+ (UNUserNotificationCenter *)currentNotificationCenter NS_SWIFT_NAME(current());
@property(nullable, nonatomic, weak) id<UNUserNotificationCenterDelegate> delegate;
@end
NS_ASSUME_NONNULL_END
