import DBusKit
import PlatformKit
import RasterKit
import X11Kit

extension ATSPIItem {
  /// The element without what is in it; nil if it has gone.
  func node(_ said: [ATSPIDetail: [DBusValue]]) -> AccessibilityNode? {
    guard let attributes = said[.attributes]?.first?.entries else { return nil }
    func attribute(_ name: String) -> String? { attributes[name]?.string }
    let role = attribute("kind").flatMap { AccessibilityRole(rawValue: $0) }
    var node = AccessibilityNode(id, role ?? .group)
    node.name = attribute("label") ?? name
    node.description = description
    node.identifier = attribute("id") ?? ""
    node.states = AccessibilityStates(states)
    node.scale = attribute("scale").flatMap { Double($0) } ?? 1
    node.extents = PixelRect(said[.extents]?.first) ?? node.extents
    node.number = said[.number]?.first?.entries.flatMap { AccessibilityNumber($0) }
    node.text = text(said)
    node.value = node.text?.string ?? attribute("valuetext") ?? ""
    return node
  }

  private func text(_ said: [ATSPIDetail: [DBusValue]]) -> AccessibilityText? {
    guard let string = said[.characters]?.first?.string else { return nil }
    let caret = said[.text]?.first?.entries?["CaretOffset"]?.integer ?? 0
    let ends = said[.selection]?.compactMap(\.integer) ?? []
    // Without a selection both ends are -1.
    let isSelected = ends.count == 2 && ends[0] >= 0 && ends[0] <= ends[1]
    let range = isSelected ? ends[0]..<ends[1] : max(0, caret)..<max(0, caret)
    return AccessibilityText(
      string, selection: ATSPICharacters(string).units(range),
      isEditable: states.contains(.editable), isMultiline: states.contains(.multiLine))
  }
}

extension PixelRect {
  /// A place of AT-SPI's: x, y, width and height.
  init?(_ value: DBusValue?) {
    let sides = value?.fields?.compactMap { $0.integer.map { Int32(clamping: $0) } } ?? []
    guard sides.count == 4 else { return nil }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}

extension AccessibilityNumber {
  fileprivate init?(_ properties: [String: DBusValue]) {
    guard case .double(let value)? = properties["CurrentValue"],
      case .double(let least)? = properties["MinimumValue"],
      case .double(let most)? = properties["MaximumValue"], least <= most
    else { return nil }
    var step = 0.0
    if case .double(let increment)? = properties["MinimumIncrement"] { step = increment }
    self.init(value, in: least...most, step: step)
  }
}

extension DBusValue {
  /// The entries of an array whose keys are texts, and what their values hold.
  fileprivate var entries: [String: DBusValue]? {
    elements.map { elements in
      var entries: [String: DBusValue] = [:]
      for case .entry(.string(let key), let value) in elements { entries[key] = value.unwrapped }
      return entries
    }
  }
}
