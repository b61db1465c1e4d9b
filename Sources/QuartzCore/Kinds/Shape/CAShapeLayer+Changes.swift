import CoreGraphics
import RenderKit

extension CAShapeLayer {
  func change<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<ShapeSnapshot, Value>, to new: Value
  ) {
    change(property, from: snapshot.shape[keyPath: path], to: new) {
      $0.shape[keyPath: path] = new
    }
  }

  func changeNumber(
    _ property: LayerProperty, _ path: WritableKeyPath<ShapeSnapshot, CGFloat>, to new: CGFloat
  ) {
    if accepts(new.isPlaceable, property.key) { change(property, path, to: new) }
  }

  /// For what does not animate; nil stands for a name nobody knows.
  func changeStyle<Value: Equatable>(
    _ path: WritableKeyPath<ShapeSnapshot, Value>, to new: Value?, _ name: String
  ) {
    guard let new else { return Refusal.log("\(Swift.type(of: self)): no style \(name)") }
    changeSilently(.contents, from: snapshot.shape[keyPath: path], to: new) {
      $0.shape[keyPath: path] = new
    }
  }

  func changeDashes(to new: [CGFloat]) {
    guard accepts(new.allSatisfy { $0.isPlaceable && $0 >= 0 }, "lineDashPattern") else { return }
    changeStyle(\.line.dashLengths, to: new, "")
  }

  /// Through the property's own setter, which a subclass may override.
  func take(_ property: LayerProperty, from new: ShapeSnapshot) {
    switch property {
    case .path: path = new.path
    case .fillColor: fillColor = new.fillColor
    case .strokeColor: strokeColor = new.strokeColor
    case .lineWidth: lineWidth = new.line.width
    case .miterLimit: miterLimit = new.line.miterLimit
    case .lineDashPhase: lineDashPhase = new.line.dashPhase
    case .strokeStart: strokeStart = new.strokeStart
    default: strokeEnd = new.strokeEnd
    }
  }
}
