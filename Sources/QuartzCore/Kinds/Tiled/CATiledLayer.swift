public import CoreGraphics
import RenderKit

/// A layer that is drawn tile by tile in the background, as tiles become visible and at the
/// resolution they are shown at: for drawings too large to keep in memory.
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called on a queue of its own, once for each
/// tile: the context's `boundingBoxOfClipPath` is the part of the layer to draw, and its `ctm` has
/// the resolution. It must not touch main-thread state. There are no tiles before the first
/// `setNeedsDisplay()`; `contents` are not used.
open class CATiledLayer: CALayer {
  let container = TileContainer()
  /// The tiling that tiles are made for; the bounds and `contentsScale` are read when they are
  /// needed.
  private(set) var plan = Tiling()
  /// Whether drawing was ever requested.
  var drawsTiles = false

  /// A layer of one level of detail, with tiles of 256 by 256 pixels.
  public override init() {
    super.init()
    holdTiles()
  }

  /// The same as `init()`, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    holdTiles()
  }

  /// Copies the state of `layer`; see `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATiledLayer { plan = layer.plan }
  }

  deinit { container.parent = nil }

  /// How long a new tile fades in, in seconds; 0.25 unless overridden.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The size of a tile in pixels; sides below 16 and above 4,096 are ignored.
  open var tileSize: CGSize {
    get { plan.tileSize }
    set {
      let isUsable = 16...4096 ~= newValue.width && 16...4096 ~= newValue.height
      guard accepts(isUsable, "tileSize") else { return }
      changePlan { $0.tileSize = newValue }
    }
  }

  /// The number of resolutions, each half as fine as the one before; 1 by default.
  open var levelsOfDetail: Int {
    get { plan.levels }
    set {
      guard accepts(1...Tiling.mostLevels ~= newValue, "levelsOfDetail") else { return }
      changePlan { $0.levels = newValue }
    }
  }

  /// How many of the resolutions are finer than `contentsScale`; 0 by default.
  open var levelsOfDetailBias: Int {
    get { plan.bias }
    set {
      guard accepts(0...Tiling.mostLevels ~= newValue, "levelsOfDetailBias") else { return }
      changePlan { $0.bias = newValue }
    }
  }

  /// Requests a redraw of every tile; the old ones show until then.
  open override func setNeedsDisplay() { invalidateTiles(in: nil) }

  /// Requests a redraw of the tiles that meet `r`.
  open override func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { invalidateTiles(in: r) } }

  /// Does nothing: tiles are drawn when they become visible.
  open override func display() {}

  /// Draws one tile; see the class.
  open override func draw(in ctx: CGContext) {
    if let drawer = delegate as? any TileDrawing {
      drawer.drawTile(of: self, in: ctx)
    } else {
      super.draw(in: ctx)
    }
  }

  override func prepareForCommit() { updateTiles() }

  override var snapshotForRendering: LayerSnapshot { snapshotDrawnWhole() }

  private func holdTiles() {
    flags.insert(.preparesForCommit)
    lay(container)
  }

  private func changePlan(_ change: (inout Tiling) -> Void) {
    var new = plan
    change(&new)
    if new == plan { return }
    plan = new
    host?.needsCommit()
  }
}

/// A main-thread delegate that can draw tiles on another thread.
package protocol TileDrawing: AnyObject {
  func drawTile(of layer: CATiledLayer, in ctx: CGContext)
}
