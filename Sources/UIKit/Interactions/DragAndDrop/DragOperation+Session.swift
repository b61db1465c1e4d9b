import CoreGraphics
import Foundation
import RasterKit

extension DragOperation {
  func location(in view: UIView) -> CGPoint {
    guard let here = window?.presence, let other = view.window?.presence, here !== other,
      let start = window?.toScene(place)
    else { return view.convert(place, from: window as UIView?) }
    return view.convert(
      view.window?.fromScene(other.scenePlace(ofPixel: here.desktopPixel(of: start))) ?? place,
      from: nil)
  }

  var allowsMoveOperation: Bool {
    source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: self) ?? false
  }

  var isRestrictedToDraggingApplication: Bool {
    source.delegate?.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: self) ?? false
  }

  var localDragSession: (any UIDragSession)? { self }
}

extension WindowPresence {
  /// A place of the scene on the desktop, in device pixels.
  func desktopPixel(of place: CGPoint) -> CGPoint {
    CGPoint(
      x: CGFloat(position.x) + place.x * scale, y: CGFloat(position.y) + place.y * scale)
  }

  func scenePlace(ofPixel pixel: CGPoint) -> CGPoint {
    CGPoint(
      x: (pixel.x - CGFloat(position.x)) / scale, y: (pixel.y - CGFloat(position.y)) / scale)
  }
}
