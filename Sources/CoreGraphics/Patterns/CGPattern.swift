import Diagnostics
package import RasterKit
import Synchronization

/// A cell that repeats in both directions, as the colour of fills, strokes and layers.
///
/// The drawing function of a cell is called on the thread that first paints with the pattern at a
/// resolution; for layers that is the main thread, when the change is committed.
public final class CGPattern: @unchecked Sendable {
  /// What a cell shows.
  enum Cell {
    case drawing(PatternDrawing)
    case image(CGImage)
  }

  let cell: Cell
  let geometry: PatternGeometry
  let tiles = Mutex(LRUCache<TileRequest, PatternTile>(budget: 4 << 20))
  /// Drawn for layers, by pixels per point; kept as long as the pattern.
  let layerTiles = Mutex<[TileRequest: PatternTile]>([:])

  init(_ cell: Cell, _ geometry: PatternGeometry) {
    self.cell = cell
    self.geometry = geometry
  }

  /// A pattern whose cells `callbacks` draw inside `bounds`, `xStep` and `yStep` apart.
  ///
  /// `matrix` leads from the cells' coordinates to the initial user space of a context. Cells without
  /// colours of their own are a stencil for the colour set with the pattern. Spacing is constant,
  /// whatever `tiling` says; cells of which more than eight overlap are cut off. Nil, with a log
  /// message, for numbers that make no cell.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let drawing = PatternDrawing(info: info, callbacks: callbacks.pointee, isColored: isColored)
    let geometry = PatternGeometry(
      bounds: bounds.standardized, matrix: matrix,
      step: CGSize(width: abs(xStep), height: abs(yStep)))
    guard geometry.isUsable else {
      Log.graphics.write("a pattern with empty bounds, a step of 0 or numbers that are not finite")
      return nil
    }
    self.init(.drawing(drawing), geometry)
  }

  /// An image that repeats, `size` large in the initial user space and upright there.
  package convenience init(_ image: CGImage, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    self.init(.image(image), PatternGeometry(bounds: bounds, matrix: .identity, step: size))
  }

  /// The image of a pattern made of one, and its size in the initial user space.
  package var repeatedImage: (image: CGImage, size: CGSize)? {
    if case .image(let image) = cell { (image, geometry.step) } else { nil }
  }

  /// Whether every pixel is certain to be opaque.
  package var isOpaque: Bool {
    if case .image(let image) = cell { image.isOpaqueThroughout } else { false }
  }
}

extension CGPattern: Hashable {
  /// Patterns of the same image are equal; others only to themselves.
  public static func == (a: CGPattern, b: CGPattern) -> Bool {
    if a === b { return true }
    guard case (.image(let first), .image(let second)) = (a.cell, b.cell) else { return false }
    return first === second && a.geometry == b.geometry
  }

  public func hash(into hasher: inout Hasher) {
    switch cell {
    case .drawing: hasher.combine(ObjectIdentifier(self))
    case .image(let image): hasher.combine(ObjectIdentifier(image))
    }
  }
}

/// How spacing and shape of cells may change to fit pixels; ignored here.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}
