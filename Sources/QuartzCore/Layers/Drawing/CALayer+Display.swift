import CoreGraphics
import FoundationAdditions
import PlatformKit
import RenderKit

extension CALayer {
  func markNeedsDisplay() {
    if host != nil { MainThread.require("mark a layer that a window shows for drawing") }
    rareData?.dirtyRect = nil
    requestDisplay()
  }

  func requestDisplay() {
    flags.insert(.needsDisplay)
    guard let host else { return }
    host.queueDisplay(self)
    host.needsCommit()
  }

  func displayIfMarked() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    let part = takeDirtyRect()
    if let host, drawPresentation(at: host.clock.now().seconds) != nil { return }
    if let part { display(part) } else { display() }
  }

  func provideContents() {
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }

  /// Draws what is dirty and makes that the contents. Kept while the layer is out of the tree, so that
  /// adding it again costs no drawing.
  ///
  /// An empty layer has nothing to draw: it stays marked until it has a size.
  package func drawBackingStore() {
    let drawn = rareData?.drawn ?? self
    let (bounds, scale) = (drawn.snapshot.bounds, drawn.snapshot.contentsScale)
    guard let store = BackingStore(bounds: bounds, scale: scale) else {
      flags.insert(.needsDisplay)
      return
    }
    if delegate == nil && type(of: self) == CALayer.self { return }
    delegate?.layerWillDraw(self)
    let image = redrawnImage(store) ?? drawnImage(store, of: drawn)
    flags.insert(.hasBackingStore)
    keepContentsUpright()
    snapshot.contents = image
    mark(.contents)
  }

  private func drawnImage(_ store: BackingStore, of drawn: CALayer) -> CGImage {
    forgetParts()
    flags.set(.hasOutdatedBounds, drawn !== self)
    return CGImage(
      pixels: store.draw(isOpaque: isOpaque, over: drawn.backgroundColor, drawn.draw(in:)))
  }
}
