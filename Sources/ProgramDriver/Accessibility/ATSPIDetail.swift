import DBusKit
import PlatformKit
import X11Kit

/// What is asked of an element beside what the list says.
enum ATSPIDetail: CaseIterable {
  case attributes, extents, number, characters, text, selection

  func isOf(_ item: ATSPIItem) -> Bool {
    switch self {
    case .attributes: true
    case .extents: item.has("Component")
    case .number: item.has("Value")
    case .characters, .text, .selection: item.states.contains(.selectableText)
    }
  }

  func call(_ program: String, _ id: AccessibilityNodeID) -> DBusCall {
    switch self {
    case .attributes: DBusCall(program, id, "Accessible", "GetAttributes")
    // In pixels of the window.
    case .extents: DBusCall(program, id, "Component", "GetExtents", [.uint32(1)])
    case .number: DBusCall("GetAll", program, id, propertiesOf: "Value")
    case .characters: DBusCall(program, id, "Text", "GetText", [.int32(0), .int32(-1)])
    case .text: DBusCall("GetAll", program, id, propertiesOf: "Text")
    case .selection: DBusCall(program, id, "Text", "GetSelection", [.int32(0)])
    }
  }
}
