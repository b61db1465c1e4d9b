import CoreGraphics
public import Foundation

/// A window of the desktop, and the root of the views in it.
///
/// `init(frame:)` gives the size of its content; the window appears with `makeKeyAndVisible()`. Its
/// `frame` origin says where the desktop should put it (zero leaves that to the window manager) and
/// reads zero once it is on screen. Main thread only.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Fills the window; its view is loaded when the window is first shown. Replacing it takes the old
  /// one's view out.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  /// Kept for z-order among an application's windows; the window manager has the last word.
  open var windowLevel = UIWindow.Level.normal
  /// The screen the window is on; the main one before it is shown.
  open var screen: UIScreen { currentScreen }
  /// Whether it gets the keyboard.
  open var isKeyWindow: Bool { application?.keyWindow === self }
  /// Override to refuse the keyboard.
  open var canBecomeKey: Bool { true }

  /// The one that was current when the window was made, or when it was first shown.
  weak var application = UIApplication.running
  var rootController: UIViewController?
  var firstResponder: UIResponder?
  /// Where Tab has moved the focus.
  weak var focusedView: UIView?
  /// How the pointer looks over it.
  lazy var pointer = WindowPointer(window: self)
  /// The platform's window and its surface while this one is on screen (or minimised).
  var presence: WindowPresence?
  /// Hears of events before the views.
  private(set) lazy var gestures = GestureDispatcher(
    window: self, timers: application?.engine.timers ?? TimerQueue())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHidden()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHidden()
  }

  open override var next: UIResponder? { application }

  /// Showing makes the platform's window; hiding withdraws it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setVisible(!newValue) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRoot()
  }

  // MARK: Becoming key

  /// Asks the window system for the keyboard.
  open func makeKey() { becomeKeyWindow() }

  /// Opens the window, in front of the app's others, with the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called after the window became key; override to react.
  open func becomeKey() {}

  /// Called before another window becomes key.
  open func resignKey() {}

  // MARK: Events

  /// Hands touches to their views and presses to the responder that has them.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  // MARK: Overrides for the package

  override var ownWindow: UIWindow? { self }
  override var showsOnScreen: Bool { !isHidden }
  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    contentSizeWasSet()
  }
}

extension UIWindow {
  /// Where a window stands above others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Any number: higher levels lie in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}
