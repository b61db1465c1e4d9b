import DBusKit
import PlatformKit
import X11Kit

extension DBusCall {
  private static let prefix = "org.a11y.atspi."

  /// A call of an element of a program. The interface is without "org.a11y.atspi.".
  init(
    _ program: String, _ id: AccessibilityNodeID, _ interface: String, _ member: String,
    _ arguments: [DBusValue] = []
  ) {
    self.init(
      program, ATSPIReference.path(of: id), Self.prefix + interface, member, arguments)
  }

  /// A call about the properties of one interface of an element: "Get", "GetAll" or "Set".
  init(
    _ member: String, _ program: String, _ id: AccessibilityNodeID, propertiesOf interface: String,
    _ arguments: [DBusValue] = []
  ) {
    self.init(
      program, ATSPIReference.path(of: id), "org.freedesktop.DBus.Properties", member,
      [.string(Self.prefix + interface)] + arguments)
  }

  /// The list of all elements of a program.
  static func list(of program: String) -> DBusCall {
    DBusCall(program, ATSPIReference.cache, prefix + "Cache", "GetItems")
  }
}
