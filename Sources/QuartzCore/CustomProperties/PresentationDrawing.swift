import CoreGraphics
import RenderKit

/// Draws the layers whose own properties are being animated, once for every beat of the display:
/// what they draw is not to be had by changing a picture.
final class PresentationDrawing {
  private var layers: [CALayer] = []
  private var link: CADisplayLink?

  func add(_ layer: CALayer) {
    if layers.contains(where: { $0 === layer }) { return }
    layers.append(layer)
    if link == nil { start() }
  }

  private func start() {
    // The link is the drawing's; a host that is let go with layers still to be drawn takes both along.
    nonisolated(unsafe) weak let drawing = self
    let link = CADisplayLink { drawing?.draw(for: $0.targetTimestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// A layer with nothing to come is drawn a last time, by the commit.
  private func draw(for time: Double) {
    let done = layers.filter { !$0.drawPresentation(at: time) }
    for layer in done { layer.setNeedsDisplay() }
    layers.removeAll { layer in done.contains { $0 === layer } }
    guard layers.isEmpty else { return }
    link?.invalidate()
    link = nil
  }
}

extension CALayer {
  /// Whether an animation changes a property that is drawn.
  var animatesDrawing: Bool {
    guard let animations = extras?.animations, !animations.isEmpty else { return false }
    return animations.entries.contains { entry in
      entry.snapshot.customProperties.contains { property in
        Swift.type(of: self).needsDisplay(forKey: property)
      }
    }
  }

  /// Draws the layer as its animations have it at `time`, on the host's clock; answers whether they
  /// will have more to draw. A presentation copy draws, so that what it reads are the values then.
  func drawPresentation(at time: Double) -> Bool {
    guard animatesDrawing, let moment = moment(at: time) else { return false }
    let copy = presentationCopy(showing: moment.shown)
    copy.delegate = delegate
    copy.display()
    if copy.snapshot.contents !== snapshot.contents {
      snapshot.contents = copy.snapshot.contents
      flags.insert(.hasBackingStore)
      mark(.contents)
    }
    return moment.nextEvent != nil
  }
}
