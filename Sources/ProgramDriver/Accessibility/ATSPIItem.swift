import DBusKit
import PlatformKit
import X11Kit

/// What the list of all elements says of one.
struct ATSPIItem {
  let id: AccessibilityNodeID
  /// Nil for the program itself.
  let parent: AccessibilityNodeID?
  let name: String
  let description: String
  /// With "org.a11y.atspi." before each.
  let interfaces: [String]
  let states: Set<ATSPIState>

  /// Nil for what is no element of a program of ours.
  init?(_ value: DBusValue) {
    guard let fields = value.fields, fields.count == 10, let id = Self.id(fields[0]),
      let name = fields[6].string, let description = fields[8].string
    else { return nil }
    (self.id, self.name, self.description) = (id, name, description)
    // The parent of the program is the desktop's, whose path is the same.
    parent = id == .application ? nil : Self.id(fields[2])
    if id != .application, parent == nil { return nil }
    interfaces = fields[5].elements?.compactMap(\.string) ?? []
    states = ATSPIState.of(
      words: fields[9].elements?.compactMap { $0.integer.map(UInt32.init(truncatingIfNeeded:)) }
        ?? [])
  }

  private static func id(_ reference: DBusValue) -> AccessibilityNodeID? {
    guard let fields = reference.fields, fields.count == 2 else { return nil }
    return fields[1].string.flatMap(ATSPIReference.node)
  }

  func has(_ interface: String) -> Bool { interfaces.contains("org.a11y.atspi." + interface) }
}
