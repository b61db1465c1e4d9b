public import CoreGraphics

extension UIView: UICoordinateSpace, DesktopPlaced {
  /// From this view's coordinates to those of another view, a scene or a screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return map(point, to: coordinateSpace) }
    return convert(point, to: view as UIView?)
  }

  /// From the coordinates of another view, a scene or a screen to this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return map(point, from: coordinateSpace) }
    return convert(point, from: view as UIView?)
  }

  /// The upright rectangle around the converted corners.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return rect.mapped { map($0, to: coordinateSpace) }
    }
    return convert(rect, to: view as UIView?)
  }

  /// The upright rectangle around the converted corners.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else {
      return rect.mapped { map($0, from: coordinateSpace) }
    }
    return convert(rect, from: view as UIView?)
  }

  func toDesktop(_ point: CGPoint) -> CGPoint {
    let space = ownWindow?.desktopSpace
    let place = layer.convert(point, to: space?.layer)
    let origin = space?.origin ?? .zero
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  func fromDesktop(_ point: CGPoint) -> CGPoint {
    let space = ownWindow?.desktopSpace
    let origin = space?.origin ?? .zero
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return layer.convert(place, from: space?.layer)
  }
}
