import CoreGraphics
import RenderKit

extension CAGradientLayer {
  func change<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<GradientSnapshot, Value>, to new: Value,
    if isUsable: Bool
  ) {
    guard accepts(isUsable, property.key) else { return }
    change(property, from: snapshot.gradient[keyPath: path], to: new) {
      $0.gradient[keyPath: path] = new
    }
  }

  func changeColors(to new: [Any]) {
    let colors = new.compactMap { $0 as? CGColor }
    change(.colors, \.colors, to: colors, if: colors.count == new.count)
  }

  func changeLocations(to new: [Double]) {
    let isUsable = new.allSatisfy { CGFloat($0).isPlaceable }
    change(.locations, \.locations, to: new, if: isUsable)
  }

  func changeType(to new: CAGradientLayerType) {
    guard let axis = new.axis else {
      return Refusal.log("no gradient type \(new.rawValue)")
    }
    changeSilently(.contents, from: snapshot.gradient.axis, to: axis) { $0.gradient.axis = axis }
  }

  /// Through the property's own setter, which a subclass may override.
  func take(_ property: LayerProperty, from new: GradientSnapshot) {
    switch property {
    case .colors: colors = new.colors
    case .locations: locations = new.locations.map { NSNumber(value: $0) }
    case .startPoint: startPoint = new.startPoint
    default: endPoint = new.endPoint
    }
  }
}
