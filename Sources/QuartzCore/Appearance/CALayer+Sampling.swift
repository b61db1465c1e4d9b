import Diagnostics
import RenderKit

extension CALayer {
  func changeFilter(
    _ path: WritableKeyPath<LayerSnapshot, ContentsSampling.Filter>,
    to new: CALayerContentsFilter
  ) {
    guard let filter = new.filter else {
      return Log.layers.write("no contents filter \(new.rawValue)")
    }
    changeSilently(path, to: filter)
  }

  func changeFilterBias(to new: Float) {
    guard accepts(new.isFinite, "minificationFilterBias") else { return }
    changeSilently(\.rare.sampling.minificationBias, to: new)
  }
}
