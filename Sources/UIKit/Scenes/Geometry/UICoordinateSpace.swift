import CoreGraphics
public import Foundation

/// A rectangle of the desktop with coordinates of its own: a view, a scene or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// In its own coordinates.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The upright rectangle around the converted corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The upright rectangle around the converted corners.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that knows its place on the desktop.
@MainActor
protocol DesktopPlaced: UICoordinateSpace {
  /// In points of the desktop.
  func toDesktop(_ point: CGPoint) -> CGPoint
  func fromDesktop(_ point: CGPoint) -> CGPoint
}

extension DesktopPlaced {
  func map(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let space = space as? any DesktopPlaced else { return space.convert(point, from: self) }
    return space.fromDesktop(toDesktop(point))
  }

  func map(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let space = space as? any DesktopPlaced else { return space.convert(point, to: self) }
    return fromDesktop(space.toDesktop(point))
  }
}

extension CGRect {
  /// The upright rectangle around the corners that `move` gives.
  @MainActor
  func mapped(by move: (CGPoint) -> CGPoint) -> CGRect {
    if isNull { return self }
    return CGRect(
      holding: [
        move(CGPoint(x: minX, y: minY)), move(CGPoint(x: maxX, y: minY)),
        move(CGPoint(x: minX, y: maxY)), move(CGPoint(x: maxX, y: maxY)),
      ])
  }
}
