public import Foundation

/// Which classes a session's scenes and their delegates have.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Its name in the scene manifest; nil for one that isn't there.
  open internal(set) var name: String?
  /// What its sessions are for.
  public let role: UISceneSession.Role
  /// A subclass of `UIScene`; nil means `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// A class that adopts `UISceneDelegate` and has `init()`; nil means no delegate.
  open var delegateClass: AnyClass?
  /// Its scenes begin with a window that shows the storyboard's first controller.
  open var storyboard: UIStoryboard? {
    get { ownStoryboard ?? storyboardName.map { UIStoryboard(name: $0, bundle: nil) } }
    set { ownStoryboard = newValue }
  }
  private var ownStoryboard: UIStoryboard?
  /// As the manifest says.
  var storyboardName: String?

  /// Takes the classes from the manifest's configuration of this name and role; a nil name takes the
  /// role's first. What the manifest doesn't have stays nil.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    UIApplication.running?.manifest.configure(self)
  }

  /// The default of `application(_:configurationForConnecting:options:)`.
  static let notAnswered = UISceneConfiguration(role: .windowApplication)

  /// No classes, whatever the manifest says.
  init(role: UISceneSession.Role) {
    name = nil
    self.role = role
    super.init()
  }
}
