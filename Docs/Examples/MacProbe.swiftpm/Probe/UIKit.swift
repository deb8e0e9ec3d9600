// The one place that chooses between UIKit and its simulator, on which the probe is tested.
// NB: `@_exported`, so that no other file has to choose.
#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import Foundation
@_exported import UIKitSimulator
#endif
