public import CoreGraphics
import RenderKit

/// A layer whose drawing is made tile by tile, in the background, as tiles come to be seen and at the
/// resolution they are seen at: for drawings too large to be kept whole.
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called on a queue of its own, once for each tile:
/// the context's `boundingBoxOfClipPath` says which part of the layer is wanted, its `ctm` at how many
/// pixels to the point. It must not touch what belongs to the main thread. `setNeedsDisplay()` is
/// needed once before there are any tiles; `contents` are not used.
open class CATiledLayer: CALayer {
  let container = TileContainer()
  /// What tiles are made for; the bounds and `contentsScale` are taken when they are needed.
  private(set) var plan = TilePlan()
  /// Whether drawing was ever asked for.
  var drawsTiles = false

  /// A layer of one level of detail, with tiles of 256 by 256 pixels.
  public override init() {
    super.init()
    flags.insert(.preparesForCommit)
    lay(container)
  }

  /// See `CALayer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATiledLayer { plan = layer.plan }
  }

  deinit { container.parent = nil }

  /// Seconds that a new tile takes to appear; a quarter unless a subclass says otherwise.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The size of a tile in pixels; sides below 16 and above 4,096 are refused.
  open var tileSize: CGSize {
    get { plan.tileSize }
    set {
      let isUsable = 16...4096 ~= newValue.width && 16...4096 ~= newValue.height
      guard accepts(isUsable, "tileSize") else { return }
      changePlan { $0.tileSize = newValue }
    }
  }

  /// How many resolutions there are, each with half as many pixels to the point as the one before; 1
  /// unless set.
  open var levelsOfDetail: Int {
    get { plan.levels }
    set {
      guard accepts(1...TilePlan.mostLevels ~= newValue, "levelsOfDetail") else { return }
      changePlan { $0.levels = newValue }
    }
  }

  /// How many of the resolutions are finer than `contentsScale`; 0 unless set.
  open var levelsOfDetailBias: Int {
    get { plan.bias }
    set {
      guard accepts(0...TilePlan.mostLevels ~= newValue, "levelsOfDetailBias") else { return }
      changePlan { $0.bias = newValue }
    }
  }

  /// Asks for every tile to be drawn anew; what is there is shown until then.
  open override func setNeedsDisplay() { invalidateTiles(in: nil) }

  /// Asks for the tiles that meet `r` to be drawn anew.
  open override func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { invalidateTiles(in: r) } }

  /// Does nothing: tiles are drawn when they are seen.
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

  private func changePlan(_ change: (inout TilePlan) -> Void) {
    var new = plan
    change(&new)
    if new == plan { return }
    plan = new
    host?.needsCommit()
  }
}

/// A delegate that belongs to the main thread and yet can draw tiles elsewhere.
package protocol TileDrawing: AnyObject {
  func drawTile(of layer: CATiledLayer, in ctx: CGContext)
}
