import CoreGraphics
import FoundationAdditions
import PlatformKit
import RenderKit

extension CALayer {
  func markNeedsDisplay() {
    if host != nil { MainThread.require("mark a layer that a window shows for drawing") }
    flags.insert(.needsDisplay)
    guard let host else { return }
    host.queueDisplay(self)
    host.needsCommit()
  }

  func displayIfMarked() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    if let host, drawPresentation(at: host.clock.now().seconds) != nil { return }
    display()
  }

  func provideContents() {
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }

  /// Draws into new memory and makes that the contents. Kept while the layer is out of the tree, so
  /// that adding it again costs no drawing.
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
    let pixels = store.draw(isOpaque: isOpaque, over: drawn.backgroundColor, drawn.draw(in:))
    flags.insert(.hasBackingStore)
    keepContentsUpright()
    snapshot.contents = CGImage(pixels: pixels)
    mark(.contents)
  }
}
