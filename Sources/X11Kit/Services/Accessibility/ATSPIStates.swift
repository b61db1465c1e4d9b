package import PlatformKit

/// AT-SPI's states (atspi-constants.h): their numbers and their names in events.
package enum ATSPIState: UInt64, CaseIterable {
  case active = 1
  case busy = 3
  case checked = 4
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case horizontal = 14
  case iconified = 15
  case modal = 16
  case multiLine = 17
  case multiselectable = 18
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case selectableText = 38
  case checkable = 41
  case hasPopup = 42
  case readOnly = 43

  /// As it is spelled in events.
  var name: String {
    switch self {
    case .multiLine: "multi-line"
    case .singleLine: "single-line"
    case .selectableText: "selectable-text"
    case .hasPopup: "has-popup"
    case .readOnly: "read-only"
    default: "\(self)"
    }
  }

  fileprivate static let pairs: [(AccessibilityStates, [ATSPIState])] = [
    (.enabled, [.enabled, .sensitive]), (.showing, [.showing, .visible]),
    (.focusable, [.focusable]), (.focused, [.focused]), (.selectable, [.selectable]),
    (.selected, [.selected]), (.checkable, [.checkable]), (.checked, [.checked]),
    (.expandable, [.expandable]), (.expanded, [.expanded]), (.active, [.active]),
    (.modal, [.modal]), (.multiselectable, [.multiselectable]), (.busy, [.busy]),
    (.minimized, [.iconified]), (.opensMenu, [.hasPopup]),
  ]

  static func of(_ states: AccessibilityStates) -> [ATSPIState] {
    pairs.filter { states.contains($0.0) }.flatMap(\.1)
  }

  static func of(_ node: AccessibilityNode) -> [ATSPIState] {
    var states = of(node.states)
    if let text = node.text {
      states += [text.isMultiline ? .multiLine : .singleLine, .selectableText]
      states.append(text.isEditable ? .editable : .readOnly)
    }
    if node.role == .slider || node.role == .progressIndicator { states.append(.horizontal) }
    return states
  }

  /// As two words of 32 bits.
  static func words(of node: AccessibilityNode) -> [UInt32] {
    let bits = of(node).reduce(UInt64(0)) { $0 | 1 << $1.rawValue }
    return [UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32)]
  }

  /// Those that two words of 32 bits say; others' words may be fewer or more.
  package static func of(words: [UInt32]) -> Set<ATSPIState> {
    let bits = words.prefix(2).enumerated().reduce(UInt64(0)) {
      $0 | UInt64($1.element) << UInt64(32 * $1.offset)
    }
    return Set(allCases.filter { bits & (1 << $0.rawValue) != 0 })
  }
}

extension AccessibilityStates {
  /// What AT-SPI's states say of an element.
  package init(_ states: Set<ATSPIState>) {
    self.init()
    for (state, needed) in ATSPIState.pairs where states.isSuperset(of: needed) {
      formUnion(state)
    }
  }
}
