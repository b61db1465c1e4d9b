import DBusKit
import PlatformKit

/// One interface of an object: its properties and methods. Main thread only.
@MainActor
protocol ATSPIInterface {
  /// Without "org.a11y.atspi.".
  static var name: String { get }
  var object: ATSPIObject { get }
  /// Whether the object has it.
  var exists: Bool { get }
  var properties: [String: DBusValue] { get }
  /// Nil for a method that there is not, or for other arguments than it takes.
  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]?
  /// False for a property that cannot be set, or not so.
  func set(_ property: String, _ value: DBusValue) -> Bool
}

extension ATSPIInterface {
  var node: AccessibilityNode { object.node }
  var properties: [String: DBusValue] { [:] }
  func set(_ property: String, _ value: DBusValue) -> Bool { false }

  static var fullName: String { "org.a11y.atspi." + name }
}

/// What came with a call; another program's words.
struct ATSPIArguments {
  let values: [DBusValue]

  func int(_ index: Int) -> Int? { values.indices.contains(index) ? values[index].integer : nil }
  func string(_ index: Int) -> String? {
    values.indices.contains(index) ? values[index].string : nil
  }
  func coordinates(_ index: Int) -> ATSPICoordinates? { int(index).flatMap(ATSPICoordinates.init) }
}
