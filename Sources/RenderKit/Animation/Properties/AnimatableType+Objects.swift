package import CoreGraphics

/// A class whose objects, or nil, a property can hold.
package protocol AnimatableObject: AnyObject, Sendable {
  associatedtype Object
  static var kind: AnimatableValue.Kind { get }
  static var animatesByDefault: Bool { get }
  static func animatable(_ object: Object?) -> AnimatableValue
  static func unwrapped(_ value: AnimatableValue) -> Object??
  static func areSame(_ a: Object?, _ b: Object?) -> Bool
}

extension AnimatableObject {
  package static var animatesByDefault: Bool { true }
}

extension Optional: AnimatableType where Wrapped: AnimatableObject, Wrapped.Object == Wrapped {
  package static var kind: AnimatableValue.Kind? { Wrapped.kind }
  package static var animatesByDefault: Bool { Wrapped.animatesByDefault }
  package var animatable: AnimatableValue { Wrapped.animatable(self) }

  package static func unwrapped(_ value: AnimatableValue) -> Wrapped?? { Wrapped.unwrapped(value) }

  package static func areSame(_ a: Wrapped?, _ b: Wrapped?) -> Bool { Wrapped.areSame(a, b) }
}

extension CGColor: AnimatableObject {
  package static let kind = AnimatableValue.Kind.color

  package static func animatable(_ color: CGColor?) -> AnimatableValue { .color(color) }

  package static func unwrapped(_ value: AnimatableValue) -> CGColor?? {
    if case .color(let color) = value { .some(color) } else { .none }
  }

  package static func areSame(_ a: CGColor?, _ b: CGColor?) -> Bool { a == b }
}

extension CGImage: AnimatableObject {
  package static let kind = AnimatableValue.Kind.image

  package static func animatable(_ image: CGImage?) -> AnimatableValue { .image(image) }

  package static func unwrapped(_ value: AnimatableValue) -> CGImage?? {
    if case .image(let image) = value { .some(image) } else { .none }
  }

  package static func areSame(_ a: CGImage?, _ b: CGImage?) -> Bool { a === b }
}

/// Paths have no implicit animation: only the program knows whether the points of two paths
/// correspond.
extension CGPath: AnimatableObject {
  package typealias Object = CGPath
  package static let kind = AnimatableValue.Kind.path
  package static let animatesByDefault = false

  package static func animatable(_ path: CGPath?) -> AnimatableValue { .path(path) }

  package static func unwrapped(_ value: AnimatableValue) -> CGPath?? {
    if case .path(let path) = value { .some(path) } else { .none }
  }

  package static func areSame(_ a: CGPath?, _ b: CGPath?) -> Bool { a == b }
}
