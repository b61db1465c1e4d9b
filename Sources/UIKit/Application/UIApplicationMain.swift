import Foundation

/// Starts the application and runs it to its end. Does not return.
///
/// Both names are class names as `NSStringFromClass` gives them; nil means `UIApplication` and no
/// delegate. A class that is missing or of the wrong kind ends the program with a message. URLs and
/// files among the arguments of the process are opened; `argc` and `argv` are ignored.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let principal = principalClassName.map { lookUp($0, as: UIApplication.self) }
  let delegate = delegateClassName.map { lookUp($0, as: NSObject.self) }
  UIApplication.runMain(principal: principal ?? UIApplication.self) {
    guard let delegate else { return nil }
    guard let made = InstanceMaker.make(delegate) as? any UIApplicationDelegate else {
      preconditionFailure("\(delegate) does not adopt UIApplicationDelegate; declare that it does")
    }
    return made
  }
}

@MainActor
private func lookUp<Kind: NSObject>(_ name: String, as kind: Kind.Type) -> Kind.Type {
  guard let found = NSClassFromString(name) as? Kind.Type else {
    preconditionFailure("there is no class \(name) that is a \(kind); pass NSStringFromClass(...)")
  }
  return found
}
