import Foundation

/// The program: its windows, its delegate, its state, and the entry point of every event.
///
/// A program has one, made by `UIApplicationMain` or `@main`. Main thread only.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the user can see and use the program.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Why the program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The current application. Traps before `UIApplicationMain` has made it.
  public class var shared: UIApplication {
    guard let running else {
      preconditionFailure("UIApplication.shared is used before UIApplicationMain has made it")
    }
    return running
  }

  /// The current application; nil if none has started or it has stopped.
  package internal(set) static var running: UIApplication?

  /// Weak. The application owns the delegate it was started with.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Changes between turns, together with the delegate calls, in the order Apple documents.
  open internal(set) var applicationState = State.inactive
  /// The windows on screen, oldest first.
  open internal(set) var windows: [UIWindow] = []
  /// The window that gets the keyboard.
  open internal(set) var keyWindow: UIWindow?

  package internal(set) var engine: ApplicationEngine!
  /// Owns the delegate made at launch.
  var ownedDelegate: (any UIApplicationDelegate)?
  var activation = ActivationState()
  /// Actions to run after the next commit has brought views on screen.
  var afterCommit: [@MainActor () -> Void] = []
  var hasStopped = false
  /// The exit status; nil while the program runs.
  package internal(set) var exitStatus: Int32?

  /// Called by `UIApplicationMain`, not by programs.
  public override init() { super.init() }

  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder
  }

  /// Sends an event to the windows it concerns. Override it to see every event.
  open func sendEvent(_ event: UIEvent) { route(event) }
}
