import DBusKit
import PlatformKit

/// A value on a scale.
struct ATSPIValue: ATSPIInterface {
  static let name = "Value"
  let object: ATSPIObject
  var exists: Bool { node.number != nil }

  var properties: [String: DBusValue] {
    guard let number = node.number else { return [:] }
    return [
      "MinimumValue": .double(number.range.lowerBound),
      "MaximumValue": .double(number.range.upperBound), "MinimumIncrement": .double(number.step),
      "CurrentValue": .double(number.value), "Text": .text(node.value),
    ]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? { nil }

  func set(_ property: String, _ value: DBusValue) -> Bool {
    guard property == "CurrentValue", case .double(let number) = value.unwrapped else {
      return false
    }
    return object.perform(.setNumber(number))
  }
}
