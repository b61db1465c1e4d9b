public import Foundation

/// One key press, from down to up. It stays the same object throughout.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// `changed` means that the key repeats.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// The remote control's button for a key. Keys without one have raw values from 2000, by their
  /// position on the keyboard.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upArrow = PressType(rawValue: 0)
    public static let downArrow = PressType(rawValue: 1)
    public static let leftArrow = PressType(rawValue: 2)
    public static let rightArrow = PressType(rawValue: 3)
    public static let select = PressType(rawValue: 4)
    public static let menu = PressType(rawValue: 5)
    public static let playPause = PressType(rawValue: 6)
    public static let pageUp = PressType(rawValue: 30)
    public static let pageDown = PressType(rawValue: 31)
  }

  /// Where the press is between began and ended.
  open internal(set) var phase = Phase.began
  /// Seconds since boot.
  open internal(set) var timestamp: TimeInterval = 0
  /// What was pressed; always there for a keyboard.
  open internal(set) var key: UIKey?
  /// The key window when the press began.
  open internal(set) weak var window: UIWindow?
  /// The responder that got the press when it began; it also gets the later phases.
  open internal(set) var responder: UIResponder?
  /// The recognizers that follow it; nil without any.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The remote control's button for the key.
  open var type: PressType { PressType(key?.keyCode) }
  /// 0 when up, 1 when down.
  open var force: CGFloat { hasEnded ? 0 : 1 }

  /// Whether a key command took it, so that no responder sees it.
  var isTaken = false
  /// Whether the first responder took it as text.
  var isTyped = false
  /// Whether it has extended a selection.
  var hasSelected = false
  /// Whether a recognized gesture claimed it, so that its responder sees no more of it.
  var isClaimed = false
  /// Whether its responder has seen it begin, but not end.
  var isHeard = false

  /// A press that begins, of no key.
  public override init() { super.init() }

  init(key: UIKey, window: UIWindow, responder: UIResponder, timestamp: TimeInterval) {
    self.key = key
    self.window = window
    self.responder = responder
    self.timestamp = timestamp
    super.init()
  }
}

extension UIPress {
  var hasEnded: Bool { phase == .ended || phase == .cancelled }
}

extension UIPress.PressType {
  init(_ usage: UIKeyboardHIDUsage?) {
    switch usage {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: self.init(rawValue: 2000 + (usage?.rawValue ?? 0))
    }
  }
}
