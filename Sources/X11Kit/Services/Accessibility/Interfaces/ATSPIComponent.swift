import DBusKit
import PlatformKit
import RasterKit

/// The place of an object on the screen.
struct ATSPIComponent: ATSPIInterface {
  static let name = "Component"
  let object: ATSPIObject
  var exists: Bool { node.id != .application }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "Contains": point(arguments).map { [.boolean(node.extents.contains(x: $0.x, y: $0.y))] }
    case "GetAccessibleAtPoint": point(arguments).map { [object.reference(deepest(at: $0))] }
    case "GetExtents":
      arguments.coordinates(0).map { [.structure(object.extents(node.extents, $0))] }
    case "GetPosition":
      arguments.coordinates(0).map { Array(object.extents(node.extents, $0).prefix(2)) }
    case "GetSize": [.int32(node.extents.width), .int32(node.extents.height)]
    case "GetLayer": [.uint32(node.window == nil ? 3 : 7)]
    case "GetMDIZOrder": [.int16(0)]
    case "GrabFocus": [.boolean(object.perform(.focus))]
    case "GetAlpha": [.double(1)]
    case "ScrollTo": [.boolean(object.perform(.scrollTo))]
    case "ScrollToPoint", "SetExtents", "SetPosition", "SetSize": [.boolean(false)]
    default: nil
    }
  }

  private func point(_ arguments: ATSPIArguments) -> PixelPoint? {
    guard let x = arguments.int(0), let y = arguments.int(1),
      let coordinates = arguments.coordinates(2)
    else { return nil }
    return object.point(x, y, coordinates)
  }

  /// The innermost element there, the frontmost of several; nil outside.
  private func deepest(at point: PixelPoint) -> AccessibilityNodeID? {
    var found: AccessibilityNodeID?
    var next: AccessibilityNode? = node
    while let node = next, node.extents.contains(x: point.x, y: point.y) {
      found = node.id
      next = node.children.reversed().lazy.compactMap { object.tree[$0] }.first {
        $0.states.contains(.showing) && $0.extents.contains(x: point.x, y: point.y)
      }
    }
    return found
  }
}
