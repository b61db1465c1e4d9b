import Foundation

/// The program: its windows, its delegate, its state, and the way every event takes.
///
/// A program has one; `UIApplicationMain` or `@main` makes it. Main thread only.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the user can see the program and is using it.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Why the program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application; there is none before `UIApplicationMain` has made it.
  public class var shared: UIApplication {
    guard let running else {
      preconditionFailure("UIApplication.shared is used before UIApplicationMain has made it")
    }
    return running
  }

  /// What `shared` is: the current application; nil where none has started, or it has stopped.
  package internal(set) static var running: UIApplication?

  /// Kept alive by the application when it was started with it.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Changes between turns, with the delegate told as Apple's table has it.
  open internal(set) var applicationState = State.inactive
  /// Those on screen, oldest first.
  open internal(set) var windows: [UIWindow] = []
  /// The one that gets the keyboard.
  open internal(set) var keyWindow: UIWindow?

  /// What it runs on; set when it starts.
  package internal(set) var engine: ApplicationEngine!
  /// Owns the delegate made at the start.
  var ownedDelegate: (any UIApplicationDelegate)?
  var activation = ActivationState()
  /// What is to be done once the next commit has brought views on screen.
  var afterCommit: [@MainActor () -> Void] = []
  /// Whether its windows are gone for good.
  var hasStopped = false
  /// The exit status once the program has ended; nil while it runs.
  package internal(set) var exitStatus: Int32?

  /// Made by `UIApplicationMain`; a program makes none.
  public override init() { super.init() }

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder
  }

  /// Hands an event to the windows it concerns; override to see every event.
  open func sendEvent(_ event: UIEvent) { route(event) }
}
