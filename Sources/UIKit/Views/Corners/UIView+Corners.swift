public import CoreGraphics
import QuartzCore

extension UIView {
  /// Which corners of the view are round; at first none. Where radii differ, a mask makes them, which the shadow
  /// ends at as well.
  public var cornerConfiguration: UICornerConfiguration {
    get { rareData?.corners ?? .corners() }
    set {
      guard newValue != cornerConfiguration else { return }
      ensureRareData.corners = newValue
      if case .corners(let radii) = newValue.shape, radii.hasConcentric {
        insetFlags.insert(.roundsByPlace)
      } else {
        insetFlags.remove(.roundsByPlace)
      }
      updateCorners()
    }
  }

  /// The radius that a corner has now, in points; of several corners the greatest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    cornerRadii.all(in: corner).max() ?? 0
  }

  /// Those of the layer, where the view has no configuration.
  private var cornerRadii: CornerValues<CGFloat> {
    guard let configuration = rareData?.corners else { return layer.cornerRadii }
    switch configuration.shape {
    case .capsule(let maximum):
      let radius = min(min(bounds.width, bounds.height) / 2, maximum ?? .greatestFiniteMagnitude)
      return CornerValues(all: max(radius, 0))
    case .corners(let wanted):
      var radii = CornerValues<CGFloat>(all: 0)
      for (corner, path) in CornerValues<CGFloat>.corners {
        radii[keyPath: path] = radius(wanted.all(in: corner)[0], at: corner)
      }
      radii.unite(configuration.uniform)
      return radii
    }
  }

  private func radius(_ wanted: UICornerRadius?, at corner: UIRectCorner) -> CGFloat {
    switch wanted?.kind {
    case nil: 0
    case .fixed(let radius)?: radius
    case .containerConcentric(let minimum)?: max(concentricRadius(at: corner), minimum)
    }
  }

  /// The radius at which the corner runs beside that of the nearest view around with round corners.
  private func concentricRadius(at corner: UIRectCorner) -> CGFloat {
    for container in selfAndSuperviews.dropFirst() {
      let outer = container.cornerRadii
      guard outer.all(in: .allCorners).contains(where: { $0 > 0 }) else { continue }
      let (room, place) = (container.bounds, convert(bounds, to: container))
      let dx =
        corner == .topLeft || corner == .bottomLeft
        ? place.minX - room.minX : room.maxX - place.maxX
      let dy =
        corner == .topLeft || corner == .topRight
        ? place.minY - room.minY : room.maxY - place.maxY
      return max((outer.all(in: corner).first ?? 0) - max(dx, dy, 0), 0)
    }
    return 0
  }

  /// Called when the view is laid out, and where it runs beside others also when it is moved.
  func updateCorners() {
    guard rareData?.corners != nil else { return }
    let radii = cornerRadii
    let greatest = radii.all(in: .allCorners).max() ?? 0
    layer.cornerCurve = .continuous
    let isMixed = radii.all(in: .allCorners).contains { $0 > 0 && $0 != greatest }
    showCornerMask(isMixed ? radii : nil)
    layer.cornerRadius = isMixed ? 0 : greatest
    layer.maskedCorners = radii.map { $0 > 0 || greatest == 0 }.mask
    for child in subviews where child.insetFlags.contains(.roundsByPlace) { child.updateCorners() }
  }

  /// A mask of the program's own stays.
  private func showCornerMask(_ radii: CornerValues<CGFloat>?) {
    let old = layer.mask as? CornerMaskLayer
    guard let radii else {
      if old != nil { layer.mask = nil }
      return
    }
    guard layer.mask == nil || old != nil else { return }
    let mask = old ?? CornerMaskLayer()
    (mask.frame, mask.path) = (bounds, .rounded(bounds.size, radii))
    if old == nil { layer.mask = mask }
  }
}

/// Cuts a view's corners to radii that differ.
private final class CornerMaskLayer: CAShapeLayer {}

extension CGPath {
  /// Radii that have no room are less.
  fileprivate static func rounded(_ size: CGSize, _ radii: CornerValues<CGFloat>) -> CGPath {
    let most = min(size.width, size.height) / 2
    let radii = radii.map { min($0, most) }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: radii.topLeft, y: 0))
    let (w, h) = (size.width, size.height)
    for (tip, end, radius) in [
      (CGPoint(x: w, y: 0), CGPoint(x: w, y: h), radii.topRight),
      (CGPoint(x: w, y: h), CGPoint(x: 0, y: h), radii.bottomRight),
      (CGPoint(x: 0, y: h), CGPoint(x: 0, y: 0), radii.bottomLeft),
      (CGPoint(x: 0, y: 0), CGPoint(x: w, y: 0), radii.topLeft),
    ] {
      path.addArc(tangent1End: tip, tangent2End: end, radius: radius)
    }
    path.closeSubpath()
    return path
  }
}

extension CornerValues<UICornerRadius?> {
  fileprivate var hasConcentric: Bool {
    all(in: .allCorners).contains {
      if case .containerConcentric? = $0?.kind { true } else { false }
    }
  }
}

extension CornerValues {
  fileprivate init(all value: Value) {
    self.init(topLeft: value, topRight: value, bottomLeft: value, bottomRight: value)
  }
}

extension CornerValues<Bool> {
  fileprivate var mask: CACornerMask {
    var mask: CACornerMask = []
    if topLeft { mask.insert(.layerMinXMinYCorner) }
    if topRight { mask.insert(.layerMaxXMinYCorner) }
    if bottomLeft { mask.insert(.layerMinXMaxYCorner) }
    if bottomRight { mask.insert(.layerMaxXMaxYCorner) }
    return mask
  }
}

extension CALayer {
  fileprivate var cornerRadii: CornerValues<CGFloat> {
    CornerValues(
      topLeft: maskedCorners.contains(.layerMinXMinYCorner) ? cornerRadius : 0,
      topRight: maskedCorners.contains(.layerMaxXMinYCorner) ? cornerRadius : 0,
      bottomLeft: maskedCorners.contains(.layerMinXMaxYCorner) ? cornerRadius : 0,
      bottomRight: maskedCorners.contains(.layerMaxXMaxYCorner) ? cornerRadius : 0)
  }
}
