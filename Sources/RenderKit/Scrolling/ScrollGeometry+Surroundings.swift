import CoreGraphics
import RasterKit

// The fixed layers around a scrolling one: none may show through its sublayers, and those above it
// have to be repainted.
extension ScrollGeometry {
  /// The pixels of the layers above the area; nil where something uneven beneath may show through,
  /// or where there are too many.
  func overlays() -> [PixelRect]? {
    var overlays: [PixelRect] = []
    var isHidden = false
    for (index, (layer, map)) in chain.enumerated() {
      guard layer.borderLeavesFree(area, map) else { return nil }
      if !isHidden {
        guard let backdrop = layer.backdrop(of: area, map, scrolls: index == 0) else { return nil }
        isHidden = backdrop == .hiding
      }
      guard index + 1 < chain.count else { break }
      let (parent, parentMap) = chain[index + 1]
      for sibling in parent.children(in: area, parentMap) where sibling !== layer {
        if sibling.order > layer.order {
          overlays.append(parentMap.pixelExtent(of: sibling.geometry.extent).intersection(area))
        } else if !isHidden {
          return nil
        }
      }
      if overlays.count > ScrollGeometry.mostOverlays { return nil }
    }
    return overlays
  }

  private static let mostOverlays = 8
}

/// What a layer paints behind its sublayers in an area.
private enum Backdrop {
  /// Uniform or moving with the sublayers, but not opaque.
  case even
  case hiding
}

extension RenderLayer {
  /// nil where the pixels differ from each other and stay while the sublayers scroll. The pattern of
  /// the layer that scrolls moves with them.
  fileprivate func backdrop(
    of area: PixelRect, _ map: ProjectiveMap, scrolls: Bool
  ) -> Backdrop? {
    let parts = geometry.parts
    if map.pixelExtent(of: geometry.own).intersection(area).isEmpty { return .even }
    let isOneColor = !parts.contains(.contents) && shown.kindPartCount == 0
    if !isOneColor || parts.contains(.shadow) { return nil }
    guard parts.contains(.background), let color = shown.backgroundColor else { return .even }
    let shape = map.shape(of: geometry.bounds, shown.cornerStyle)
    guard shape.innerRect.contains(area), color.pattern == nil || scrolls else { return nil }
    let isFull = PremultipliedColor.pixel(color, tintedBy: .none) >> 24 == 255
    return isFull && color.pattern?.isOpaque != false ? .hiding : .even
  }

  fileprivate func borderLeavesFree(_ area: PixelRect, _ map: ProjectiveMap) -> Bool {
    guard geometry.parts.contains(.border) else { return true }
    let width = Double(shown.borderWidth)
    let style = shown.cornerStyle.inset(by: width, from: geometry.bounds)
    return map.shape(of: geometry.bounds.insetBy(width), style).innerRect.contains(area)
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
