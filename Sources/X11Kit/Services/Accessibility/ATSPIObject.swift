import DBusKit
import PlatformKit
import RasterKit

/// An element with what is needed to answer for it. Main thread only.
@MainActor
struct ATSPIObject {
  let node: AccessibilityNode
  let tree: AccessibilityTree
  /// Our name on the bus.
  let busName: String
  /// What the registry has given the program as its parent.
  let desktop: DBusValue
  let source: (any AccessibilitySource)?
  /// Where the content of a window is on the screen.
  let origin: (WindowID) -> PixelPoint
  /// Of an object that is a link in the text of its node's element.
  var link: ATSPILink?

  func reference(_ id: AccessibilityNodeID?) -> DBusValue {
    guard let id, tree[id] != nil else { return ATSPIReference.value("", ATSPIReference.null) }
    return ATSPIReference.value(busName, ATSPIReference.path(of: id))
  }

  var ownReference: DBusValue { link.map { reference(toLink: $0.index) } ?? reference(node.id) }
  var parent: AccessibilityNodeID? { link == nil ? tree.parents[node.id] : node.id }
  var parentReference: DBusValue { node.id == .application ? desktop : reference(parent) }

  var indexInParent: Int {
    parent.flatMap { tree[$0]?.children.firstIndex(of: node.id) } ?? -1
  }

  func other(_ id: AccessibilityNodeID) -> ATSPIObject? {
    tree[id].map {
      ATSPIObject(
        node: $0, tree: tree, busName: busName, desktop: desktop, source: source, origin: origin)
    }
  }

  func perform(_ action: AccessibilityAction) -> Bool {
    var wanted = action
    if let link, action == .perform(.press) { wanted = .openLink(link.index) }
    return source?.perform(wanted, on: node.id) ?? false
  }

  /// The interfaces that it has.
  var interfaces: [any ATSPIInterface] {
    let all: [any ATSPIInterface] = [
      ATSPIAccessible(object: self), ATSPIApplication(object: self), ATSPIComponent(object: self),
      ATSPIAction(object: self), ATSPIText(object: self), ATSPIEditableText(object: self),
      ATSPIHypertext(object: self), ATSPIValue(object: self), ATSPISelection(object: self),
      ATSPITable(object: self), ATSPITableCell(object: self), ATSPIImage(object: self),
      ATSPIHyperlink(object: self), ATSPIDocument(object: self),
    ]
    return all.filter(\.exists)
  }
}

/// Coordinates of AT-SPI: of the screen, of the window, or of the parent.
enum ATSPICoordinates: Int { case screen, window, parent }

extension ATSPIObject {
  /// The window that it is in.
  var window: WindowID? {
    node.window ?? tree.ancestors(of: node.id).lazy.compactMap { tree[$0]?.window }.first
  }

  /// Where these coordinates begin, in pixels of the window.
  func start(of coordinates: ATSPICoordinates) -> PixelPoint {
    switch coordinates {
    case .window: return PixelPoint(x: 0, y: 0)
    case .screen:
      let place = window.map(origin) ?? PixelPoint(x: 0, y: 0)
      return PixelPoint(x: -place.x, y: -place.y)
    case .parent:
      let box = parent.flatMap { tree[$0]?.extents }
      return PixelPoint(x: box?.minX ?? 0, y: box?.minY ?? 0)
    }
  }

  func extents(_ box: PixelRect, _ coordinates: ATSPICoordinates) -> [DBusValue] {
    let start = start(of: coordinates)
    return [
      .int32(box.minX &- start.x), .int32(box.minY &- start.y), .int32(box.width),
      .int32(box.height),
    ]
  }

  func point(_ x: Int, _ y: Int, _ coordinates: ATSPICoordinates) -> PixelPoint {
    let start = start(of: coordinates)
    return PixelPoint(x: Int32(clamping: x) &+ start.x, y: Int32(clamping: y) &+ start.y)
  }
}
