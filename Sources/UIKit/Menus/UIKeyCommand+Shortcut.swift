import Foundation

extension UIKeyCommand {
  /// The keys as desktops write them, such as `Ctrl+Shift+S`; nil without a key.
  var shortcutText: String? {
    guard let input, !input.isEmpty else { return nil }
    return (modifierNames + [Self.keyNames[input] ?? input.uppercased()]).joined(separator: "+")
  }

  /// ⌘ is Control, or Super beside a Control that the program asks for itself.
  private var modifierNames: [String] {
    let flags = modifierFlags
    var names: [String] = []
    if !flags.isDisjoint(with: [.control, .command]) { names.append("Ctrl") }
    if flags.isSuperset(of: [.control, .command]) { names.append("Super") }
    if flags.contains(.alternate) { names.append("Alt") }
    if flags.contains(.shift) { names.append("Shift") }
    return names
  }

  private static let keyNames: [String: String] = {
    var names = [
      inputUpArrow: "Up", inputDownArrow: "Down", inputLeftArrow: "Left",
      inputRightArrow: "Right", inputEscape: "Esc", inputPageUp: "Page Up",
      inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End", inputDelete: "Delete",
      "\r": "Return", "\t": "Tab", "\u{8}": "Backspace", " ": "Space",
    ]
    for number in 1...12 { names["UIKeyInputF\(number)"] = "F\(number)" }
    return names
  }()
}
