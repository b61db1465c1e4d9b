/// What keeps a window: a delegate of the application or of a scene. Not for programs.
@preconcurrency @MainActor
public protocol WindowHolding: AnyObject {
  /// The window as the class keeps it.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension WindowHolding {
  /// Stores nothing. Declare a property in the delegate to keep the window.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

// On Apple's systems the property is optional, so that those who don't know the class see an optional
// of what it keeps.

extension UIApplicationDelegate {
  /// Where an app with one window keeps it.
  public var window: UIWindow?? { .some((self as any WindowHolding).window) }
}

extension UIWindowSceneDelegate {
  /// Where a scene with one window keeps it.
  public var window: UIWindow?? { .some((self as any WindowHolding).window) }
}
