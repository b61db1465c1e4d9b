/// The modifier keys held.
package struct InputModifiers: OptionSet, Codable, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = InputModifiers(rawValue: 1)
  package static let control = InputModifiers(rawValue: 2)
  package static let alternate = InputModifiers(rawValue: 4)
  package static let capsLock = InputModifiers(rawValue: 8)
}

/// A pointer over a page. Places are in points.
package struct PointerInput: Codable, Equatable, Sendable {
  package enum Action: String, Codable, Sendable { case moved, pressed, released, left }

  package var action: Action
  package var x: Double
  package var y: Double
  /// 1 is the first button, 2 the second, 3 the middle one; while moving, the one held or 0.
  package var button: Int
  package var clicks: Int
  package var modifiers: InputModifiers

  package init(
    _ action: Action, x: Double, y: Double, button: Int = 0, clicks: Int = 1,
    modifiers: InputModifiers = []
  ) {
    (self.action, self.x, self.y) = (action, x, y)
    (self.button, self.clicks, self.modifiers) = (button, clicks, modifiers)
  }
}

/// A turn of a wheel, or fingers on a touchpad. Distances are in points, positive to the right and down.
package struct ScrollInput: Codable, Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var dx: Double
  package var dy: Double
  package var modifiers: InputModifiers

  package init(x: Double, y: Double, dx: Double, dy: Double, modifiers: InputModifiers = []) {
    (self.x, self.y, self.dx, self.dy) = (x, y, dx, dy)
    self.modifiers = modifiers
  }
}

/// A finger on a page.
package struct TouchInput: Codable, Equatable, Sendable {
  package enum Action: String, Codable, Sendable { case began, moved, ended, cancelled }

  package var action: Action
  /// The same for one finger from its first to its last message.
  package var finger: UInt32
  package var x: Double
  package var y: Double

  package init(_ action: Action, finger: UInt32, x: Double, y: Double) {
    (self.action, self.finger, self.x, self.y) = (action, finger, x, y)
  }
}

/// A key that types nothing by itself, or does with modifiers.
package struct KeyInput: Codable, Equatable, Sendable {
  package var isPressed: Bool
  /// The key's place: a USB HID usage of the keyboard page.
  package var usage: Int
  package var characters: String
  package var modifiers: InputModifiers

  package init(isPressed: Bool, usage: Int, characters: String, modifiers: InputModifiers) {
    (self.isPressed, self.usage) = (isPressed, usage)
    (self.characters, self.modifiers) = (characters, modifiers)
  }
}
