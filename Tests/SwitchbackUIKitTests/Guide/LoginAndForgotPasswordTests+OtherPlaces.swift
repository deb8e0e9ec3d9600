#if !canImport(UIKit)
extension LoginAndForgotPasswordTests {
  nonisolated static let otherLoginPlaces = [
    Journey(
      "another tab",
      """
      window                          →  window
      └─ tabs                            ├─ tabs
         ├─ stack                        │  ├─ stack
         │  └─ Home*                     │  │  └─ Home*
         └─ Account*                     │  └─ Account*
                                         └─ modal stack
                                            └─ Login*
      """),
    Journey(
      "deep in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ Home                         │  ├─ Home
         ├─ Product(1)                   │  ├─ Product(1)
         └─ Product(2)*                  │  └─ Product(2)*
                                         └─ modal stack
                                            └─ Login*
      """),
    Journey(
      "under a modal",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal Account                   ├─ modal Account
                                         └─ modal stack
                                            └─ Login*
      """),
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     ├─ modal stack
         ├─ Account                      │  ├─ Account
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal stack
                                            └─ Login*
      """),
    Journey(
      "in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ tabs                         │  ├─ tabs
         │  ├─ Home*                     │  │  ├─ Home*
         │  └─ Bag                       │  │  └─ Bag
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal stack
                                            └─ Login*
      """),
    Journey(
      "Login is visible",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     └─ modal stack
         └─ Login*                          └─ Login*
      """),
    Journey(
      "Login is in another tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ stack                           └─ stack*
            └─ Login*                          └─ Login*
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  ├─ Home                         │  ├─ Home
      │  └─ Product(1)*                  │  └─ Product(1)*
      └─ modal UIAlertController         ├─ modal UIAlertController
                                         └─ modal stack
                                            └─ Login*
      """),
  ]

  nonisolated static let otherForgotPlaces = [
    Journey(
      "inside a modal stack",
      """
      window                          →  window
      ├─ Home                            ├─ Home
      └─ modal stack                     ├─ modal stack
         ├─ Account                      │  ├─ Account
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal stack
                                            ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "in tabs, hidden in a stack",
      """
      window                          →  window
      └─ stack                           ├─ stack
         ├─ tabs                         │  ├─ tabs
         │  ├─ Home*                     │  │  ├─ Home*
         │  └─ Bag                       │  │  └─ Bag
         └─ Product(1)*                  │  └─ Product(1)*
                                         └─ modal stack
                                            ├─ Login
                                            └─ ForgotPassword*
      """),
    Journey(
      "ForgotPassword is in another tab",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ stack                           └─ stack*
            ├─ Login                           ├─ Login
            └─ ForgotPassword*                 └─ ForgotPassword*
      """),
    Journey(
      "with an alert on top",
      """
      window                          →  window
      ├─ stack                           ├─ stack
      │  ├─ Home                         │  ├─ Home
      │  └─ Product(1)*                  │  └─ Product(1)*
      └─ modal UIAlertController         ├─ modal UIAlertController
                                         └─ modal stack
                                            ├─ Login
                                            └─ ForgotPassword*
      """),
  ]
}
#endif
