import CoreGraphics
import RenderKit

/// Redraws layers whose custom properties are being animated, once per tick of their display,
/// because their drawing itself changes.
final class PresentationDrawing {
  /// One link per layer, because windows' displays may have different rates.
  private var links: [LayerID: CADisplayLink] = [:]

  func add(_ layer: CALayer) {
    if links[layer.id] != nil { return }
    nonisolated(unsafe) let drawn = layer
    // The drawing owns the links, so a host that is released with layers still animating releases
    // them too.
    nonisolated(unsafe) weak let drawing = self
    let link = CADisplayLink { drawing?.draw(drawn, for: $0.targetTimestamp) }
    link.follow(layer)
    link.add(to: .main, forMode: .common)
    links[layer.id] = link
  }

  /// The commit draws a layer one last time when its animations are over.
  private func draw(_ layer: CALayer, for time: Double) {
    if layer.drawPresentation(at: time) == .more { return }
    layer.setNeedsDisplay()
    links.removeValue(forKey: layer.id)?.invalidate()
  }
}

extension CALayer {
  /// Whether an animation changes a property that needs display.
  var animatesDrawing: Bool {
    guard let animations = rareData?.animations, !animations.isEmpty else { return false }
    return animations.entries.contains { entry in
      entry.snapshot.customProperties.contains { property in
        Swift.type(of: self).needsDisplay(forKey: property)
      }
    }
  }

  /// Whether animations will change the drawing after this frame.
  enum DisplayResult { case more, last }

  /// Draws the layer with its animations' values at `time`, on the host's clock; nil, and nothing
  /// drawn, where none applies.
  ///
  /// `display()` is called on the layer itself, which finds the values in `presentation()`;
  /// `draw(in:)` is called on that copy. Contents set meanwhile belong to the frame and run no
  /// action.
  func drawPresentation(at time: Double) -> DisplayResult? {
    guard animatesDrawing, let moment = moment(at: time) else { return nil }
    let copy = presentationCopy(showing: moment.shown)
    copy.delegate = delegate
    ensureRareData.drawn = copy
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    display()
    CATransaction.commit()
    rareData?.drawn = nil
    return moment.nextEvent == nil ? .last : .more
  }
}
