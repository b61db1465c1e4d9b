import CoreGraphics
import RasterKit

/// What stands still around a layer that scrolls.
struct ScrollSurroundings {
  /// Pixels of layers above it, of borders and of clipped corners: they are painted again, and so are
  /// their copies that moved along.
  var fixed: [PixelRect] = []
  /// Pixels in which something uneven beneath shows, or may show, through what moves.
  var holes: [PixelRect] = []
}

extension ScrollGeometry {
  /// nil where there is too much of it.
  func surroundings() -> ScrollSurroundings? {
    var around = ScrollSurroundings()
    var (isHidden, showsThrough) = (false, false)
    for (index, (layer, map)) in chain.enumerated() {
      around.fixed += layer.edges(of: area, map)
      if !isHidden {
        let backdrop = layer.backdrop(of: area, map, scrolls: index == 0)
        showsThrough = showsThrough || backdrop == .uneven
        isHidden = backdrop == .hiding
      }
      guard index + 1 < chain.count else { break }
      let (parent, parentMap) = chain[index + 1]
      for sibling in parent.children(in: area, parentMap) where sibling !== layer {
        if sibling.order > layer.order {
          around.fixed.append(parentMap.pixelExtent(of: sibling.geometry.extent).intersection(area))
        } else if !isHidden {
          showsThrough = true
        }
      }
      if around.fixed.count > ScrollGeometry.mostFixed { return nil }
    }
    if showsThrough { around.holes = Array(holes.rects) }
    return around
  }

  private static let mostFixed = 24

  /// What of the area no opaque layer that moves covers for certain.
  private var holes: PixelRegion {
    var (holes, budget) = (PixelRegion(area), 200)
    chain[0].layer.punch(&holes, in: area, chain[0].map, &budget)
    return holes
  }
}

/// What a layer paints behind its sublayers in an area.
private enum Backdrop {
  /// One colour, or moving with the sublayers, but not opaque.
  case even
  case hiding
  /// Pixels that differ from each other and stand still.
  case uneven
}

extension RenderLayer {
  /// The pattern of the layer that scrolls moves with its sublayers. Corners do not count.
  fileprivate func backdrop(
    of area: PixelRect, _ map: ProjectiveMap, scrolls: Bool
  ) -> Backdrop {
    let parts = geometry.parts
    if map.pixelExtent(of: geometry.own).intersection(area).isEmpty { return .even }
    let isOneColor = !parts.contains(.contents) && shown.kindPartCount == 0
    if !isOneColor || parts.contains(.shadow) { return .uneven }
    guard parts.contains(.background), let color = shown.backgroundColor else { return .even }
    guard map.shape(of: geometry.bounds, .sharp).innerRect.contains(area),
      color.pattern == nil || scrolls
    else { return .uneven }
    return color.hides ? .hiding : .even
  }

  /// Pixels of the area in a round corner or on a border; they stand still.
  fileprivate func edges(of area: PixelRect, _ map: ProjectiveMap) -> [PixelRect] {
    let style = shown.cornerStyle
    let rounds =
      style.radius > 0 && (geometry.clipsSublayers || geometry.parts.contains(.background))
    let width = geometry.parts.contains(.border) ? Double(shown.borderWidth) : 0
    guard rounds || width > 0 else { return [] }
    let box = map.pixelExtent(of: geometry.bounds)
    var edges: [PixelRect] = []
    if rounds { edges += box.corners(pixels(style.radius * CornerStyle.continuousReach, map)) }
    if width > 0 { edges += box.sides(pixels(width, map)) }
    return edges.map { $0.intersection(area) }.filter { !$0.isEmpty }
  }

  private func pixels(_ length: Double, _ map: ProjectiveMap) -> (x: Int32, y: Int32) {
    func pixels(_ length: Double) -> Int32 { Int32(min(max(length, 0), 1e6).rounded(.up)) + 1 }
    return (pixels(length * map.numerator.a), pixels(length * map.numerator.d))
  }

  /// Takes from `holes` what opaque backgrounds of the sublayers cover for certain.
  fileprivate func punch(
    _ holes: inout PixelRegion, in area: PixelRect, _ map: ProjectiveMap, _ budget: inout Int
  ) {
    for child in children(in: area, map) where budget > 0 && !holes.isEmpty {
      budget -= 1
      let childMap = child.geometry.map.concatenating(map)
      guard child.isPlainlyShown, childMap.isAffine else { continue }
      if let color = child.shown.backgroundColor, child.geometry.parts.contains(.background),
        color.hides
      {
        let shape = childMap.shape(of: child.geometry.bounds, child.shown.cornerStyle)
        holes.subtract(shape.innerRect.intersection(area))
      }
      if !child.geometry.clipsSublayers { child.punch(&holes, in: area, childMap, &budget) }
    }
  }

  private var isPlainlyShown: Bool {
    geometry.isDrawn && geometry.flattens && !geometry.hasGroupState && mask == nil
      && transition == nil && space == nil && instances.isEmpty && !isInstance
      && kindState?.movesAsPixels != false && shown.tint == .none
  }

  /// Children that may paint something in the area, in no order.
  fileprivate func children(in area: PixelRect, _ map: ProjectiveMap) -> [RenderLayer] {
    var near = children
    if let index, let back = map.inverted {
      var slots: [Int32] = []
      index.beginSearch()
      index.find(in: back.box(of: PlaneRect(area)).insetBy(-1), into: &slots)
      near = slots.map { children[Int($0)] }
    }
    return near.filter { map.pixelExtent(of: $0.geometry.extent).intersects(area) }
  }
}

extension CGColor {
  fileprivate var hides: Bool {
    PremultipliedColor.pixel(self, tintedBy: .none) >> 24 == 255 && pattern?.isOpaque != false
  }
}

extension PixelRect {
  fileprivate func corners(_ size: (x: Int32, y: Int32)) -> [PixelRect] {
    let (width, height) = (min(size.x, self.width), min(size.y, self.height))
    return [minX, maxX - width].flatMap { x in
      [minY, maxY - height].map { PixelRect(x: x, y: $0, width: width, height: height) }
    }
  }

  fileprivate func sides(_ size: (x: Int32, y: Int32)) -> [PixelRect] {
    let (width, height) = (min(size.x, self.width), min(size.y, self.height))
    return [
      PixelRect(x: minX, y: minY, width: self.width, height: height),
      PixelRect(x: minX, y: maxY - height, width: self.width, height: height),
      PixelRect(x: minX, y: minY, width: width, height: self.height),
      PixelRect(x: maxX - width, y: minY, width: width, height: self.height),
    ]
  }
}
