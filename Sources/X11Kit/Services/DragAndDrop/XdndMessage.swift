import CUIXlib
import PlatformKit

/// What sources and targets of drags say to each other, each word a ClientMessage of 32-bit numbers.
///
/// `source` and `target` are the windows that the answers go to. Source: the XDND protocol, version 5.
enum XdndMessage: Equatable {
  case enter(source: Window, version: UInt, hasTypeList: Bool, types: [Atom])
  case position(source: Window, x: Int32, y: Int32, time: Time, action: Atom)
  case status(target: Window, accepts: Bool, action: Atom)
  case leave(source: Window)
  case drop(source: Window, time: Time)
  case finished(target: Window, isTaken: Bool, action: Atom)

  static let version: UInt = 5
  /// Older versions say too little of actions and times; nobody speaks them any more.
  static let oldestVersion: UInt = 3

  /// Nil if the message is none of these.
  init?(_ message: XClientMessageEvent, _ atoms: X11Atoms) {
    guard message.format == 32 else { return nil }
    let l = message.data.l
    func number(_ value: Int) -> UInt { UInt(UInt32(truncatingIfNeeded: value)) }
    let (peer, flags) = (Window(number(l.0)), number(l.1))
    switch message.message_type {
    case atoms[.dragEnter]:
      self = .enter(
        source: peer, version: flags >> 24, hasTypeList: flags & 1 != 0,
        types: [l.2, l.3, l.4].map(number).filter { $0 != 0 })
    case atoms[.dragPosition]:
      let place = number(l.2)
      self = .position(
        source: peer, x: Int32(Int16(truncatingIfNeeded: place >> 16)),
        y: Int32(Int16(truncatingIfNeeded: place)), time: number(l.3), action: number(l.4))
    case atoms[.dragStatus]:
      self = .status(target: peer, accepts: flags & 1 != 0, action: number(l.4))
    case atoms[.dragLeave]: self = .leave(source: peer)
    case atoms[.dragDrop]: self = .drop(source: peer, time: number(l.2))
    case atoms[.dragFinished]:
      self = .finished(target: peer, isTaken: flags & 1 != 0, action: number(l.2))
    default: return nil
    }
  }

  /// The message for a window.
  func event(for window: Window, _ atoms: X11Atoms) -> XEvent {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.format = 32
    event.xclient.message_type = atoms[name]
    let words = words.map { Int(bitPattern: $0) }
    event.xclient.data.l = (words[0], words[1], words[2], words[3], words[4])
    return event
  }

  private var name: X11AtomName {
    switch self {
    case .enter: .dragEnter
    case .position: .dragPosition
    case .status: .dragStatus
    case .leave: .dragLeave
    case .drop: .dragDrop
    case .finished: .dragFinished
    }
  }

  private var words: [UInt] {
    switch self {
    case .enter(let source, let version, let hasTypeList, let types):
      [source, version << 24 | (hasTypeList ? 1 : 0)] + (types + [0, 0, 0]).prefix(3)
    case .position(let source, let x, let y, let time, let action):
      [source, 0, Self.packed(x, y), time, action]
    // An empty rectangle, and the wish to hear of moves inside it: every move is told.
    case .status(let target, let accepts, let action): [target, accepts ? 3 : 2, 0, 0, action]
    case .leave(let source): [source, 0, 0, 0, 0]
    case .drop(let source, let time): [source, 0, time, 0, 0]
    case .finished(let target, let isTaken, let action): [target, isTaken ? 1 : 0, action, 0, 0]
    }
  }

  private static func packed(_ x: Int32, _ y: Int32) -> UInt {
    UInt(UInt16(bitPattern: Int16(clamping: x))) << 16
      | UInt(UInt16(bitPattern: Int16(clamping: y)))
  }
}
