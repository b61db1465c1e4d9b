public import Foundation

/// One key, from going down to coming up: the same object all the way.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// `changed` is a key that repeats.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// What a remote control's button would be; keys that are no such button have raw values from 2000,
  /// by their place on the keyboard.
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
  /// The key window when it began.
  open internal(set) weak var window: UIWindow?
  /// Who was offered the key when it went down; it gets the rest too.
  open internal(set) var responder: UIResponder?
  /// The remote's word for the key, where it has one.
  open var type: PressType { PressType(key?.keyCode) }
  /// 0 up, 1 down.
  open var force: CGFloat { hasEnded ? 0 : 1 }

  /// Whether the key was a command: then no responder hears of it.
  var isTaken = false
  /// Whether a recognized gesture has it: then its responder hears no more of it.
  var isClaimed = false
  /// Whether its responder has heard of it, and not of its end.
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
