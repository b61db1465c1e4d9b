import CoreGraphics
import Diagnostics
import RenderKit

extension CAShapeLayer {
  /// Changes a property that does not animate; nil stands for an unknown name.
  func changeStyle<Value: Equatable>(
    _ path: WritableKeyPath<LayerSnapshot, Value>, to new: Value?, _ name: String
  ) {
    guard let new else { return Log.layers.write("\(Swift.type(of: self)): no style \(name)") }
    changeSilently(path, to: new)
  }

  func changeDashes(to new: [CGFloat]) {
    guard accepts(new.allSatisfy { $0.isPlaceable && $0 >= 0 }, "lineDashPattern") else { return }
    changeSilently(\.shape.line.dashLengths, to: new)
  }
}
