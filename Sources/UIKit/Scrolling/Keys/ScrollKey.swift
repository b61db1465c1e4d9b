/// How far a key scrolls, and where.
enum ScrollKey: Hashable {
  case line(ScrollDirection)
  case page(ScrollDirection)
  case end(ScrollDirection)

  var direction: ScrollDirection {
    switch self {
    case .line(let direction), .page(let direction), .end(let direction): direction
    }
  }

  /// Nil for keys that do not scroll. As on iOS, arrows go by pages with Option and to the end with
  /// Command, which is Control here.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch (key.keyCode, flags) {
    case (.keyboardPageUp, []): self = .page(.up)
    case (.keyboardPageDown, []): self = .page(.down)
    case (.keyboardSpacebar, []): self = .page(.down)
    case (.keyboardSpacebar, .shift): self = .page(.up)
    case (.keyboardHome, []), (.keyboardHome, .control): self = .end(.up)
    case (.keyboardEnd, []), (.keyboardEnd, .control): self = .end(.down)
    default:
      guard let direction = ScrollDirection(arrow: key.keyCode) else { return nil }
      switch flags {
      case []: self = .line(direction)
      case .alternate: self = .page(direction)
      case .control, .command: self = .end(direction)
      default: return nil
      }
    }
  }
}

extension ScrollDirection {
  static let up = ScrollDirection(along: .vertical, isBackward: true)
  static let down = ScrollDirection(along: .vertical, isBackward: false)

  fileprivate init?(arrow: UIKeyboardHIDUsage) {
    switch arrow {
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self.init(along: .horizontal, isBackward: true)
    case .keyboardRightArrow: self.init(along: .horizontal, isBackward: false)
    default: return nil
    }
  }
}
