public import CoreGraphics
public import Foundation
public import FoundationAdditions

/// The root of a view tree. The windows of a scene lie over each other in one window of the desktop.
///
/// The scene's first window is its main one: `init(frame:)` gives the content size, the `frame` origin
/// asks for a place on the desktop (zero leaves it to the window manager) and reads zero once the window
/// is on screen. The frames of the other windows are places in the scene; those that fill it are resized
/// with it. Main thread only.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Its view fills the window and is loaded when the window is first shown. Replacing the
  /// controller removes the old view.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  /// The scene the window is part of; set by the time it is shown. A window that is shown without one
  /// gets one of its own.
  open var windowScene: UIWindowScene? {
    get { weakWindowScene }
    set {
      let old = weakWindowScene
      weakWindowScene = newValue
      if newValue !== old { sceneDidChange(from: old) }
    }
  }
  private weak var weakWindowScene: UIWindowScene?
  /// The z-order in the scene: higher levels are in front.
  @AlwaysObserved open var windowLevel = UIWindow.Level.normal {
    didSet { if windowLevel != oldValue { restack() } }
  }
  /// The screen the window is on; the main screen before it is shown.
  open var screen: UIScreen { currentScreen }
  /// Whether the window gets the keyboard.
  open var isKeyWindow: Bool { application?.keyWindow === self }
  /// Whether the window accepts the keyboard. Override it to refuse.
  open var canBecomeKey: Bool { true }

  /// The application that was current when the window was made or first shown.
  weak var application = UIApplication.running
  var rootController: UIViewController?
  /// The traits of the screen when the window was last shown or moved.
  var screenTraits: UITraitCollection?
  /// What of its content the window itself covers.
  var systemInsets = UIEdgeInsets.zero
  var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { firstResponderDidChange(from: oldValue) } }
  }
  /// Whether one first responder hands over to another.
  var isChangingFirstResponder = false
  /// The view that Tab has moved the focus to.
  weak var focusedView: UIView?
  lazy var pointer = WindowPointer(window: self)
  private lazy var ownUndoManager = UndoManager()
  /// The platform window of the scene; nil while the window is hidden. A minimised window has one.
  var presence: WindowPresence?
  /// Greater for windows that became key later; 0 for one that never was.
  var keyRank = 0
  /// Gets events before the views.
  private(set) lazy var gestures = GestureDispatcher(
    window: self, timers: application?.engine.timers ?? TimerQueue())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startHidden()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startHidden()
    coder.readNib(self, as: UIWindow.self)
  }

  /// A window of a scene, as large as that. It is hidden until shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    startHidden()
    self.windowScene = windowScene
  }

  /// As large as the main screen, whose size is that of the app's first window.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var undoManager: UndoManager? { ownUndoManager }
  /// Undo and redo are performed while there is something to undo or redo.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender) && canUndo(action)
  }
  /// Names what is undone.
  open override func validate(_ command: UICommand) { nameUndo(command) }
  open override var next: UIResponder? { windowScene ?? application }

  /// A new size reaches the root view controller as `viewWillTransition(to:with:)`.
  open override var frame: CGRect {
    get { super.frame }
    set { resizing(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { resizing(to: newValue.size) { super.bounds = newValue } }
  }

  /// Showing the first window of a scene opens a window of the desktop, hiding the last one closes it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setVisible(!newValue) }
  }

  /// Where presses and the pointer are the window's, in its own coordinates: elsewhere they go to what is behind it
  /// on the desktop. Nil, the default, means everywhere. Of a scene's main window. Not on Apple's systems.
  open var inputAreas: [CGRect]? {
    get { rareData?.inputAreas }
    set {
      ensureRareData.inputAreas = newValue
      if presence?.mainWindow === self { presence?.limitInput() }
    }
  }

  /// True also beyond the bounds while one of its popovers is there.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || hasPopoverBeyond
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if drawsTitlebar || rareData?.titlebar != nil { ownTitlebar.update() }
    if hasMenuBar || rareData?.menuBar != nil { menuBar.update() }
    layoutRoot()
  }

  // MARK: Becoming key

  /// Asks the window system for the keyboard.
  open func makeKey() { becomeKeyWindow() }

  /// Shows the window in front of the others of its level and gives it the keyboard.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { restack() }
    makeKey()
  }

  /// Called after the window became key. Override it to react.
  open func becomeKey() {}

  /// Called before another window becomes key. Override it to react.
  open func resignKey() {}

  // MARK: Events

  /// Sends touches to their views and presses to their responders.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Arrows that no responder has taken move the focus. Others, and other keys, scroll.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveFocus(with: presses), !scroll(with: presses) {
      super.pressesBegan(presses, with: event)
    }
  }
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveFocus(with: presses), !scroll(with: presses) {
      super.pressesChanged(presses, with: event)
    }
  }

  // MARK: Other windows

  /// From this window's coordinates to those of another; nil means the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return convert(point, to: screen.coordinateSpace) }
    return convert(point, to: window as UIView?)
  }

  /// From the coordinates of another window to this one's; nil means the screen's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return convert(point, from: screen.coordinateSpace) }
    return convert(point, from: window as UIView?)
  }

  /// The upright rectangle around the converted corners; nil means the screen's coordinates.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    guard let window else { return convert(rect, to: screen.coordinateSpace) }
    return convert(rect, to: window as UIView?)
  }

  /// The upright rectangle around the converted corners; nil means the screen's coordinates.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    guard let window else { return convert(rect, from: screen.coordinateSpace) }
    return convert(rect, from: window as UIView?)
  }

  // MARK: Overrides for the package

  override var ownWindow: UIWindow? { self }
  override var ownSafeArea: UIEdgeInsets { systemInsets }
  override var showsOnScreen: Bool { !isHidden }
  override var inheritedTraits: UITraitCollection { traitsOfScreenAndScene }
  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    placeInputPanel()
    contentSizeWasSet()
    if presence?.mainWindow === self { windowScene?.geometryDidChange(from: oldSize) }
  }
}

extension UIWindow {
  /// The z-order of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Takes any number; higher levels are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
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
