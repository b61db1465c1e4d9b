import UIKit

/// A key by its name, or by the character that it writes.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let delete = XCUIKeyboardKey(rawValue: "\u{7F}")
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  public static let space = XCUIKeyboardKey(rawValue: " ")
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
  public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
  public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
  public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")
  public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")
  public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")
  public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")
  public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")
  public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")
}

extension XCUIKeyboardKey {
  /// The key's numbers in HID's table and among X11's symbols; nil for a key by its character.
  var numbers: (usage: UIKeyboardHIDUsage, symbol: UInt32)? {
    switch self {
    case .delete: (.keyboardDeleteOrBackspace, 0xFF08)
    case .forwardDelete: (.keyboardDeleteForward, 0xFFFF)
    case .return: (.keyboardReturnOrEnter, 0xFF0D)
    case .enter: (.keypadEnter, 0xFF8D)
    case .tab: (.keyboardTab, 0xFF09)
    case .space: (.keyboardSpacebar, 0x20)
    case .escape: (.keyboardEscape, 0xFF1B)
    case .upArrow: (.keyboardUpArrow, 0xFF52)
    case .downArrow: (.keyboardDownArrow, 0xFF54)
    case .leftArrow: (.keyboardLeftArrow, 0xFF51)
    case .rightArrow: (.keyboardRightArrow, 0xFF53)
    case .home: (.keyboardHome, 0xFF50)
    case .end: (.keyboardEnd, 0xFF57)
    case .pageUp: (.keyboardPageUp, 0xFF55)
    case .pageDown: (.keyboardPageDown, 0xFF56)
    default: functionKey
    }
  }

  private var functionKey: (usage: UIKeyboardHIDUsage, symbol: UInt32)? {
    guard let scalar = rawValue.unicodeScalars.first?.value, (0xF704...0xF70F).contains(scalar)
    else { return nil }
    let number = scalar - 0xF704
    let first = UIKeyboardHIDUsage.keyboardF1.rawValue
    return (UIKeyboardHIDUsage(rawValue: first + Int(number)), 0xFFBE + number)
  }
}

extension XCUIElement {
  /// Keys that are down while another is struck.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let alternate = KeyModifierFlags.option
    /// Of a program in a window the Control key, as for the user.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
  }
}
