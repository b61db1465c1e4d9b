package import CoreGraphics

/// The element type of an animatable list.
package protocol AnimatableElement: Equatable, Sendable {
  static var listKind: AnimatableValue.Kind? { get }
  static func animatable(_ list: [Self]) -> AnimatableValue
  static func unwrappedList(_ value: AnimatableValue) -> [Self]?
  static func isUsable(_ list: [Self]) -> Bool
  static func part(ofList path: String) -> ValuePart<[Self]>?
}

extension AnimatableElement {
  package static func isUsable(_ list: [Self]) -> Bool { true }
  package static func part(ofList path: String) -> ValuePart<[Self]>? { nil }
}

extension Array: AnimatableType where Element: AnimatableElement {
  package static var kind: AnimatableValue.Kind? { Element.listKind }
  package var animatable: AnimatableValue { Element.animatable(self) }
  package var isUsable: Bool { Element.isUsable(self) }

  package static func unwrapped(_ value: AnimatableValue) -> [Element]? {
    Element.unwrappedList(value)
  }

  package static func part(_ path: String) -> ValuePart<[Element]>? {
    Element.part(ofList: path)
  }
}

extension CGColor: AnimatableElement {
  package static let listKind: AnimatableValue.Kind? = .colors

  package static func animatable(_ list: [CGColor]) -> AnimatableValue { .colors(list) }

  package static func unwrappedList(_ value: AnimatableValue) -> [CGColor]? {
    if case .colors(let list) = value { list } else { nil }
  }
}

extension Double: AnimatableElement {
  package static let listKind: AnimatableValue.Kind? = .numbers

  package static func animatable(_ list: [Double]) -> AnimatableValue { .numbers(list) }

  package static func unwrappedList(_ value: AnimatableValue) -> [Double]? {
    if case .numbers(let list) = value { list } else { nil }
  }

  package static func isUsable(_ list: [Double]) -> Bool {
    list.allSatisfy { CGFloat($0).isPlaceable }
  }
}
