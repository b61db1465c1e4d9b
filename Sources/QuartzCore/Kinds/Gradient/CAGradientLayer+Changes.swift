import CoreGraphics
import Diagnostics
import RenderKit

extension CAGradientLayer {
  func changeColors(to new: [Any]) {
    let colors = new.compactMap { $0 as? CGColor }
    if accepts(colors.count == new.count, "colors") { change(.colors, to: colors) }
  }

  func changeType(to new: CAGradientLayerType) {
    guard let axis = new.axis else {
      return Log.layers.write("no gradient type \(new.rawValue)")
    }
    changeSilently(\.gradient.axis, to: axis)
  }
}
