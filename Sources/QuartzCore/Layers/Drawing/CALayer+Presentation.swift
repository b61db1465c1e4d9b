import CoreGraphics
import PlatformKit
import RenderKit

extension CALayer {
  /// A copy made by `init(layer:)` of the layer's class, with its animations evaluated at the time
  /// of the frame on the screen. Its superlayer and sublayers are presentation copies too.
  ///
  /// While a frame of an animated custom property is drawn, that frame's time is used.
  func makePresentation() -> CALayer? {
    rareData?.drawn ?? shown.map(presentationCopy(showing:))
  }

  func presentationCopy(showing shown: LayerSnapshot) -> CALayer {
    let copy = LayerFactory.copy(self)
    copy.flags.insert(.isPresentation)
    copy.ensureRareData.original = self
    copy.snapshot = shown
    return copy
  }

  /// The state now on the screen, with changes that are not committed yet; nil for a layer not
  /// shown.
  var shown: LayerSnapshot? {
    guard let host, flags.contains(.isKnownToServer) else { return nil }
    guard let animations = rareData?.animations, !animations.isEmpty else { return snapshot }
    return moment(at: host.sink.shownTime.seconds)?.shown
  }

  /// The layer's presentation at a time of the host's clock, and when it will change next; nil for
  /// a layer that is not shown.
  func moment(at time: Double) -> (shown: LayerSnapshot, nextEvent: Double?)? {
    guard host != nil, flags.contains(.isKnownToServer), let animations = rareData?.animations
    else { return nil }
    let layerTime = fromHostTime(time)
    var shown = snapshot
    let outcome = AnimationEvaluator.apply(
      animations.snapshots(at: HostTime(seconds: time), layerTime: layerTime), to: &shown,
      at: layerTime)
    return (shown, outcome.nextEvent)
  }

  var presentedChildren: [CALayer] {
    rareData?.original?.children.compactMap { $0.presentation() } ?? []
  }
}
