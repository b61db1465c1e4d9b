import CoreGraphics
import RasterKit
import RenderKit

/// The existing tiles of a tiled layer: an underlay beneath its sublayers, made of layers that the
/// program does not see. Main thread only.
///
/// Tiles of the current level are on top. Those of other levels stay beneath, stretched, wherever
/// the current level has nothing to show yet, and are hidden elsewhere.
final class TileContainer: CALayer {
  /// By bytes of their pictures; those in use may be above the budget.
  var tiles = LRUCache<TileIndex, TileLayer>(budget: 64 << 20)
  /// What they were made for.
  private(set) var plan = Tiling()
  private(set) var level = 0
  private var uses: UInt64 = 0

  override init() {
    super.init()
    snapshot.kind = UnderlaySnapshot()
    snapshot.anchorPoint = .zero
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { nil }

  override func action(forKey event: String) -> (any CAAction)? { nil }

  /// Tiles need no layout.
  override func setNeedsLayout() {}

  /// Drops the tiles that do not fit another tiling.
  func follow(_ new: Tiling) {
    if plan == new { return }
    let old = plan
    plan = new
    let isSameGrid =
      old.tileSize == new.tileSize && old.scale(of: 0) == new.scale(of: 0)
      && old.levels == new.levels
    for tile in tiles.values
    where !isSameGrid || old.rect(of: tile.place) != new.rect(of: tile.place) {
      drop(tile)
    }
  }

  /// Switches to another level.
  func use(_ level: Int) {
    if level == self.level { return }
    self.level = level
    for tile in tiles.values { arrange(tile) }
    hideCovered()
  }

  /// Copies the tiled layer's filters to its tiles.
  func sample(like layer: CALayer) {
    if hasFilters(of: layer) { return }
    takeFilters(of: layer)
    for tile in tiles.values { tile.takeFilters(of: layer) }
  }

  /// Marks tiles as recently used.
  func touch(_ places: [TileIndex]) {
    uses += 1
    for place in places { tiles.use(place)?.lastUse = uses }
  }

  /// Marks tiles that meet `rect`, or all, as stale; hidden ones are dropped at once.
  func invalidate(in rect: CGRect?) {
    for tile in tiles.values where rect.map(plan.rect(of: tile.place).intersects) ?? true {
      if tile.isHidden { drop(tile) } else { tile.isStale = true }
    }
  }

  /// Shows a drawn tile: replaces an old one at once, or fades in over `seconds`.
  func show(_ image: CGImage, covering rect: CGRect, at place: TileIndex, over seconds: Double) {
    let isNew = tiles[place] == nil
    let tile = tiles[place] ?? TileLayer(place)
    tile.show(image, covering: rect, cutTo: plan.rect(of: place), of: plan.bounds)
    tile.lastUse = uses
    tiles.insert(tile, for: place, cost: tile.byteCount)
    guard isNew else { return }
    tile.takeFilters(of: self)
    arrange(tile)
    addSublayer(tile)
    if place.level == level && seconds > 0 {
      tile.fadeIn(over: seconds) { [weak self] in self?.hideCovered() }
    } else {
      tile.isReady = true
      hideCovered()
    }
    evict()
  }

  /// Puts tiles of the current level in front, then finer levels before coarser ones.
  private func arrange(_ tile: TileLayer) {
    tile.zPosition = tile.place.level == level ? 1 : -CGFloat(tile.place.level)
  }

  /// Hides tiles of other levels that are completely covered.
  func hideCovered() {
    for tile in tiles.values {
      tile.isHidden = tile.place.level != level && isCovered(tile.place)
    }
  }

  /// Tiles of much coarser levels are not checked, because too many tiles of this level lie on
  /// each.
  private func isCovered(_ place: TileIndex) -> Bool {
    guard place.level - level <= 4 else { return false }
    return plan.places(of: level, in: plan.rect(of: place))
      .allSatisfy { tiles[$0]?.isReady ?? false }
  }

  /// Drops the least recently used tiles over budget, except visible ones.
  private func evict() {
    if tiles.cost <= tiles.budget { return }
    while let tile = tiles.evict(where: { $0.lastUse < uses }) { tile.removeFromSuperlayer() }
    hideCovered()
  }

  private func drop(_ tile: TileLayer) {
    tiles.remove(tile.place)
    tile.removeFromSuperlayer()
  }
}

extension CALayer {
  fileprivate func hasFilters(of other: CALayer) -> Bool {
    minificationFilter == other.minificationFilter
      && magnificationFilter == other.magnificationFilter
      && minificationFilterBias == other.minificationFilterBias
  }

  fileprivate func takeFilters(of other: CALayer) {
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
    minificationFilterBias = other.minificationFilterBias
  }
}
