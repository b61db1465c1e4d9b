import CoreGraphics
import PlatformKit
import RenderKit

extension CALayer {
  /// A copy made by `init(layer:)` of the layer's class, with what animations make of it at the
  /// time of the frame on the screen. Its superlayer and sublayers are presentation copies too.
  func makePresentation() -> CALayer? {
    guard let shown else { return nil }
    let copy = LayerFactory.copy(self)
    copy.flags.insert(.isPresentation)
    copy.needExtras.original = self
    copy.snapshot = shown
    return copy
  }

  /// What is on the screen now, changes not committed yet included; nil for a layer not shown.
  var shown: LayerSnapshot? {
    guard let host, flags.contains(.isKnownToServer) else { return nil }
    guard let animations = extras?.animations, !animations.isEmpty else { return snapshot }
    let time = fromHostTime(host.sink.shownTime.seconds)
    return AnimationEvaluator.evaluate(snapshot, animations.snapshots(begunBy: time), at: time).0
  }

  var presentedChildren: [CALayer] {
    extras?.original?.children.compactMap { $0.presentation() } ?? []
  }
}
