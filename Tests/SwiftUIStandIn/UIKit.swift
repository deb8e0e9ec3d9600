// Stands in for UIKit, as HostingControllerFactory asks whether there is one.

@_exported import UIKitSimulator
