package import CoreGraphics

extension CGPoint: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .point
  package static let parts: [String: ValuePart<CGPoint>] = [
    "x": ValuePart(\.x), "y": ValuePart(\.y),
  ]
  package var animatable: AnimatableValue { .point(self) }
  package var isUsable: Bool { isPlaceable }

  package static func unwrapped(_ value: AnimatableValue) -> CGPoint? {
    if case .point(let point) = value { point } else { nil }
  }
}

extension CGSize: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .size
  package static let parts: [String: ValuePart<CGSize>] = [
    "width": ValuePart(\.width), "height": ValuePart(\.height),
  ]
  package var animatable: AnimatableValue { .size(self) }
  package var isUsable: Bool { isPlaceable }

  package static func unwrapped(_ value: AnimatableValue) -> CGSize? {
    if case .size(let size) = value { size } else { nil }
  }
}

extension CGRect: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .rect
  package static let parts: [String: ValuePart<CGRect>] = [
    "origin": ValuePart(\.origin), "origin.x": ValuePart(\.origin.x),
    "origin.y": ValuePart(\.origin.y), "size": ValuePart(\.size),
    "size.width": ValuePart(\.size.width), "size.height": ValuePart(\.size.height),
  ]
  package var animatable: AnimatableValue { .rect(self) }
  package var isUsable: Bool { isPlaceable }

  package static func unwrapped(_ value: AnimatableValue) -> CGRect? {
    if case .rect(let rect) = value { rect } else { nil }
  }
}

extension CATransform3D: AnimatableType {
  package static let kind: AnimatableValue.Kind? = .transform
  package static let parts = TransformPart.byPath.mapValues { part in
    ValuePart<CATransform3D>(
      kind: part.kind, get: { $0.value(of: part) }, set: { $0.set($1, for: part) })
  }
  package var animatable: AnimatableValue { .transform(self) }
  package var isUsable: Bool { isPlaceable }

  package static func unwrapped(_ value: AnimatableValue) -> CATransform3D? {
    if case .transform(let transform) = value { transform } else { nil }
  }
}
