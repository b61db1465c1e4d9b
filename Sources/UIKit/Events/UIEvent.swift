public import Foundation

/// One user input with all touches that are down. Main thread only.
///
/// One object serves a whole sequence of touches, as on Apple's systems, so do not keep it to read
/// later.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of input.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// Finer kinds. Only `.none` is ever used.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button with this number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...63).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// The kind of input.
  open var type: EventType { kind }
  /// Always `.none`.
  open var subtype: EventSubtype { .none }
  /// Seconds since boot.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys held at the time.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons held at the time.
  open internal(set) var buttonMask: ButtonMask = []
  /// Every touch of the sequence, including stationary ones and those in other windows.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  private let kind: EventType
  /// In the order they landed.
  var touches: [UITouch] = []

  /// An event of touches, without any: for programs' tests of their own.
  public override init() {
    kind = .touches
    super.init()
  }

  init(kind: EventType) {
    self.kind = kind
    super.init()
  }

  /// The windows it concerns, each once.
  var windows: [UIWindow] {
    touches.compactMap(\.window).reduce(into: []) { told, window in
      if !told.contains(where: { $0 === window }) { told.append(window) }
    }
  }

  /// The touches that began in it; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Every position of `touch` since the last event, oldest first. The last one is the current
  /// position.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? touch.pathSinceLastEvent : nil
  }

  /// Where `touch` will probably be within the next frame, soonest first; empty if its path cannot
  /// be predicted. Valid only until the next event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? touch.predicted : nil
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = Set(touches.filter(matches))
    return found.isEmpty ? nil : found
  }

  /// The touches that `gesture` got and has not ignored; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = Set(touches.filter(gesture.holds))
    return found.isEmpty ? nil : found
  }
}
