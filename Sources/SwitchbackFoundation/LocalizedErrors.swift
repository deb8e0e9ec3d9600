// The engine does not import Foundation. These conformances give its errors a
// `localizedDescription`, once for all hosts: every app with a host links them. Other targets declare theirs as
// `DescribedError` where they are.
//
// NB: without it `localizedDescription` is "The operation could not be completed".

import Foundation
import Switchback

/// An error whose `localizedDescription` is its description.
package protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The error's description.
  public var errorDescription: String? { description }
}

extension NavigationError: DescribedError {}
extension SourceError: DescribedError {}
extension ChainError: DescribedError {}
extension GivenUpError: DescribedError {}
extension HierarchyError: DescribedError {}
extension NothingBehindError: DescribedError {}
extension RestorationError: DescribedError {}
extension UndoneByUserError: DescribedError {}
