import CoreGraphics
import RenderKit

/// Draws the layers whose own properties are being animated, once for every beat of the display they are
/// on: what they draw is not to be had by changing a picture.
final class PresentationDrawing {
  /// Windows' displays may beat at different rates, so each layer has a link of its own.
  private var links: [LayerID: CADisplayLink] = [:]

  func add(_ layer: CALayer) {
    if links[layer.id] != nil { return }
    nonisolated(unsafe) let drawn = layer
    // The links are the drawing's; a host that is let go with layers still to be drawn takes them along.
    nonisolated(unsafe) weak let drawing = self
    let link = CADisplayLink { drawing?.draw(drawn, for: $0.targetTimestamp) }
    link.follow(layer)
    link.add(to: .main, forMode: .common)
    links[layer.id] = link
  }

  /// A layer with nothing to come is drawn a last time, by the commit.
  private func draw(_ layer: CALayer, for time: Double) {
    if layer.drawPresentation(at: time) == .more { return }
    layer.setNeedsDisplay()
    links.removeValue(forKey: layer.id)?.invalidate()
  }
}

extension CALayer {
  /// Whether an animation changes a property that is drawn.
  var animatesDrawing: Bool {
    guard let animations = rareData?.animations, !animations.isEmpty else { return false }
    return animations.entries.contains { entry in
      entry.snapshot.customProperties.contains { property in
        Swift.type(of: self).needsDisplay(forKey: property)
      }
    }
  }

  /// Whether animations will have more to draw after a frame.
  enum DrawnFrame { case more, last }

  /// Draws the layer as its animations have it at `time`, on the host's clock; nil, and nothing drawn,
  /// where none has a say.
  ///
  /// `display()` is the layer's own, which finds the values then in `presentation()`; `draw(in:)` is
  /// called on that copy, which has them. Contents set meanwhile are the frame's: they have no action.
  func drawPresentation(at time: Double) -> DrawnFrame? {
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
