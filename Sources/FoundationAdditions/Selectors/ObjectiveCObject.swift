public import Foundation

/// Carries what Apple's `NSObject` has and Linux's lacks.
///
/// Members of an extension of a protocol, not of the class: a class may then declare a method of the
/// same name where it would override on Apple's systems, without the word `override`. Such a method
/// is called from here if the class exposes it (`ObjectiveCMembers`). Those that classes declare are
/// disfavoured overloads, so that `ViewController.responds(to:)` names the class's own.
public protocol ObjectiveCObject: NSObject {}

extension NSObject: ObjectiveCObject {}
