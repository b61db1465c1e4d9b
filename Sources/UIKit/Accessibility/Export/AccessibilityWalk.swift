import CoreGraphics
import Diagnostics
import Foundation
import PlatformKit
import QuartzCore
import RasterKit

/// What a view has given to the walk, kept while neither it nor where it is changes.
struct AccessibilityBranch {
  weak var view: UIView?
  var context: AccessibilityContext
  var units: [AccessibilityUnit]
}

/// Goes through the views of a scene by UIKit's rules and makes nodes of the elements.
///
/// A branch without changes is not entered: a walk costs as much as there are views that have changed, with
/// those beside and above them.
@MainActor
struct AccessibilityWalk {
  let numbers: AccessibilityNumbers
  private(set) var branches: [ObjectIdentifier: AccessibilityBranch]
  /// What was made, by its number.
  private(set) var nodes: [AccessibilityNodeID: AccessibilityNode] = [:]

  /// More elements than any container has that is read by people.
  private static let mostElements = 10_000

  /// `touched` are the views that have changed, and those that these are in: what they have given counts no more,
  /// also of those that are behind others now.
  init(
    numbers: AccessibilityNumbers, touched: Set<ObjectIdentifier> = [],
    branches: [ObjectIdentifier: AccessibilityBranch] = [:]
  ) {
    self.numbers = numbers
    self.branches = branches
    for key in touched { self.branches[key] = nil }
  }

  /// The elements of a platform window, in reading order.
  mutating func elements(of presence: WindowPresence) -> [AccessibilityNodeID] {
    let context = AccessibilityContext(
      toScene: .identity, clip: CGRect(origin: .zero, size: presence.contentSize),
      scale: presence.scale)
    let shown = presence.windows.filter { !$0.isHidden }
    let modal = shown.last { $0.accessibilityViewIsModal }
    let windows = modal.map { modal in shown.drop { $0 !== modal } } ?? shown[...]
    return windows.flatMap { window in
      units(of: window, in: context)
        .inReadingOrder(isRightToLeft: window.isRightToLeft).flatMap(\.nodes)
    }
  }

  /// The parts that a view is to the reader.
  private mutating func units(
    of view: UIView, in outer: AccessibilityContext
  ) -> [AccessibilityUnit] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let (key, context) = (ObjectIdentifier(view), outer.entering(view))
    // What covers a window may go without a change of its layer.
    if !(view is UIWindow), let branch = branches[key], branch.view === view,
      branch.context == context
    {
      return branch.units
    }
    let units = makeUnits(of: view, in: context)
    branches[key] = AccessibilityBranch(view: view, context: context, units: units)
    return units
  }

  private mutating func makeUnits(
    of view: UIView, in context: AccessibilityContext
  ) -> [AccessibilityUnit] {
    let facts = AccessibilityFacts(view)
    guard facts.isNode else {
      let parts = parts(of: view, in: context)
      guard view.shouldGroupAccessibilityChildren else { return parts }
      return AccessibilityUnit.joined(parts.inReadingOrder(isRightToLeft: view.isRightToLeft))
    }
    var children: [AccessibilityNodeID] = []
    if facts.holdsElements {
      children = parts(of: view, in: context)
        .inReadingOrder(isRightToLeft: view.isRightToLeft).flatMap(\.nodes)
    }
    return add(view, facts, children, in: context)
  }

  /// What is in a view that is no element, not yet in order.
  private mutating func parts(
    of view: UIView, in context: AccessibilityContext
  ) -> [AccessibilityUnit] {
    if view.accessibilityElementsHidden { return [] }
    if let elements = Self.elements(of: view) {
      return AccessibilityUnit.joined(elements.flatMap { units(of: $0, in: view, context) })
    }
    return view.accessibleSubviews.flatMap { units(of: $0, in: context) }
  }

  /// What the program lists, in its order; nil where it leaves it to the views.
  private static func elements(of container: AccessibilityObject) -> [AccessibilityObject]? {
    if let elements = container.accessibilityElements {
      return elements.prefix(mostElements).compactMap { $0 as? AccessibilityObject }
    }
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<min(count, mostElements)).compactMap {
      container.accessibilityElement(at: $0) as? AccessibilityObject
    }
  }

  private mutating func units(
    of element: AccessibilityObject, in container: UIView, _ context: AccessibilityContext
  ) -> [AccessibilityUnit] {
    if let view = element as? UIView {
      guard view !== container, view.isDescendant(of: container), let superview = view.superview
      else { return [] }
      return units(of: view, in: Self.context(of: superview, up: container, context))
    }
    let parts = Self.elements(of: element) ?? []
    let children = parts.filter { $0 !== element }
      .flatMap { units(of: $0, in: container, context) }
    let facts = AccessibilityFacts(element)
    guard facts.isNode else { return AccessibilityUnit.joined(children) }
    return add(element, facts, children.flatMap(\.nodes), in: context)
  }

  /// Of what is in a view some levels below another.
  private static func context(
    of view: UIView, up container: UIView, _ context: AccessibilityContext
  ) -> AccessibilityContext {
    guard view !== container, let superview = view.superview else { return context }
    return self.context(of: superview, up: container, context).entering(view)
  }

  private mutating func add(
    _ object: AccessibilityObject, _ facts: AccessibilityFacts, _ children: [AccessibilityNodeID],
    in context: AccessibilityContext
  ) -> [AccessibilityUnit] {
    let frame = object.accessibilityFrame
    let isShown = context.shows(frame)
    guard isShown || context.isScrolled || !children.isEmpty else { return [] }
    if facts.isEmptyText { return [] }
    let id = numbers.number(of: object)
    guard nodes[id] == nil else { return [] }
    var node = facts.node(id, of: object)
    node.children = children
    let headers = object.spokenHeaders.prefix(Self.mostElements)
    node.labelledBy = headers.map { numbers.number(of: $0) }
    node.extents = PixelRect(covering: frame, scale: context.scale)
    if isShown { node.states.insert(.showing) }
    let isCell = node.role == .cell || node.role == .dataCell
    if isCell, node.name.isEmpty { node.name = name(of: children) }
    nodes[id] = node
    return [AccessibilityUnit(frame: readingFrame(of: object, frame), nodes: [id])]
  }

  /// A bar at the top has the status bar's room too, from where the content below it begins.
  private func readingFrame(of object: AccessibilityObject, _ frame: CGRect) -> CGRect {
    guard let bar = object as? UINavigationBar else { return frame }
    return frame.union(frame.offsetBy(dx: 0, dy: -max(0, bar.frame.minY)))
  }

  /// The texts in a cell that has no name of its own.
  private func name(of children: [AccessibilityNodeID]) -> String {
    children.compactMap { nodes[$0] ?? numbers.known[$0] }
      .filter { $0.role == .staticText || $0.role == .heading }
      .map(\.name).joined(separator: ", ")
  }
}

extension UIView {
  /// Those that an assistive technology may enter: over a modal view, nothing else counts, but for the bar that menus
  /// belong to.
  fileprivate var accessibleSubviews: [UIView] {
    let area = (self as? UIWindow)?.focusArea
    if let area, area.superview === self {
      let bar: UIView? = (area as? MenuOverlay)?.bar
      return [bar, area].compactMap(\.self)
    }
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    return modal.map { [$0] } ?? subviews
  }
}
