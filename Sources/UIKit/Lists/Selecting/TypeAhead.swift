import Foundation

/// Collects what is typed into a list, to find the item that it begins.
@MainActor
struct TypeAhead {
  /// Seconds after which typing starts anew.
  private static let pause: TimeInterval = 1
  /// Items whose cells are not there are asked for so many at most.
  static let most = 1000

  private(set) var typed = ""
  private var lastTime = -TimeInterval.infinity

  /// Whether the key types something here. A space does after something else.
  mutating func take(_ key: UIKey, at time: TimeInterval) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      let first = key.characters.first, !first.isNewline,
      first.isLetter || first.isNumber
        || first.isPunctuation || first.isSymbol || first == " "
    else { return false }
    if time - lastTime > Self.pause { typed = "" }
    if first == " ", typed.isEmpty { return false }
    typed += key.characters
    lastTime = time
    return true
  }

  /// What is looked for: a letter that is typed again and again goes through the items.
  var wanted: String {
    guard let first = typed.first, typed.allSatisfy({ $0 == first }) else { return typed }
    return String(first)
  }

  /// Whether the item that has the focus may be the one.
  var includesCurrent: Bool { wanted.count > 1 }

  func matches(_ label: String?) -> Bool {
    label?.range(
      of: wanted, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}

extension UIView {
  /// What the item of a list says of itself.
  func typeAheadLabel(_ configuration: (any UIContentConfiguration)?) -> String? {
    let content = configuration as? UIListContentConfiguration
    return accessibilityLabel ?? content?.text ?? content?.attributedText?.string
  }
}
