import RasterKit

/// What a backdrop layer shows, kept until something beneath it changes. Render queue only.
final class BackdropState: LayerKindState {
  /// Unowned: the state goes with its layer.
  unowned let layer: RenderLayer
  /// Where it was when damage was last tracked.
  private(set) var place: BackdropPlace?
  /// Pixels that changed beneath it since then.
  private var changes: [PixelRect] = []
  /// Pixels of the surface whose cells are out of date, and those that have to be blurred again.
  private var unread = PixelRegion()
  private(set) var unblurred = PixelRegion()
  private var planes: ColorPlanes?
  /// One pixel for each cell.
  private(set) var picture: PixelBuffer?

  init(_ layer: RenderLayer) { self.layer = layer }

  override var movesAsPixels: Bool { false }

  override func enter(_ layer: RenderLayer, in tree: RenderTree) { tree.backdrops.append(self) }

  override func leave(_ layer: RenderLayer, in tree: RenderTree) {
    tree.backdrops.removeAll { $0 === self }
  }

  override func orderWillChange() {
    if let area = place?.grid.area { changed(PixelRegion(area)) }
  }

  /// Notes that something beneath it changed.
  func changed(_ region: PixelRegion) { changes.append(contentsOf: region.rects) }
}

extension BackdropState {
  /// Takes over the new place and the changes beneath; returns the pixels that will look different.
  func track() -> PixelRegion {
    let old = place
    place = BackdropPlace(layer)
    defer { changes.removeAll(keepingCapacity: true) }
    guard let new = place, new.surface == old?.surface, new.grid == old?.grid else {
      return begin(from: old, to: place)
    }
    let cells = changes.map { new.grid.cells(around: $0) }
    let region = PixelRegion.covering(cells.filter { !$0.isEmpty })
    unread = unread.joined(with: region)
    let damage = new == old ? new.reach(of: region) : PixelRegion(new.grid.area)
    unblurred = unblurred.joined(with: damage)
    return damage
  }

  /// Nothing that was read before is of use.
  private func begin(from old: BackdropPlace?, to new: BackdropPlace?) -> PixelRegion {
    let area = new.map { PixelRegion($0.grid.area) } ?? PixelRegion()
    (unread, unblurred, planes) = (area, area, nil)
    picture = new.map { PixelBuffer(size: $0.grid.size, isOpaque: true) }
    guard let old, new == nil || new?.surface == old.surface else { return area }
    return area.joined(with: PixelRegion(old.grid.area))
  }
}

extension BackdropState {
  /// The pixels to read before it is blurred: whole cells.
  var unreadCells: [PixelRect] {
    guard let grid = place?.grid else { return [] }
    return unread.rects.map { grid.cells(around: $0) }
  }

  /// Takes pixels that are beneath it: whole cells.
  func read(_ bitmap: OffscreenBitmap) {
    guard let grid = place?.grid else { return }
    let planes = self.planes ?? ColorPlanes(size: grid.size)
    self.planes = planes
    var reduced = bitmap.pixels
    for _ in 0..<grid.halvings { reduced = reduced.halved() }
    let cell = grid.numbers(
      of: PixelRect(x: bitmap.origin.x, y: bitmap.origin.y, width: 1, height: 1))
    planes.store(reduced, at: PixelPoint(x: cell.minX, y: cell.minY))
  }

  /// Blurs what has to be, after everything was read; returns the number of cells.
  func blur() -> Int {
    guard let place, let planes, let picture else { return 0 }
    var cells = 0
    for rect in unblurred.rects {
      let area = place.grid.numbers(of: rect)
      planes.write(area, blurredBy: place.blur, place.adjustment, to: picture)
      cells += area.area
    }
    (unread, unblurred) = (PixelRegion(), PixelRegion())
    return cells
  }
}

extension BackdropPlace {
  /// The pixels that look different when these cells do: the blur reaches further, and pixels between
  /// the middles of two cells show both.
  fileprivate func reach(of region: PixelRegion) -> PixelRegion {
    let margin = (blur.reach + 1) * grid.cell
    let rects = region.rects.map { rect in
      PixelRect(
        minX: rect.minX - margin, minY: rect.minY - margin, maxX: rect.maxX + margin,
        maxY: rect.maxY + margin
      ).intersection(grid.area)
    }
    return PixelRegion.covering(rects)
  }
}
