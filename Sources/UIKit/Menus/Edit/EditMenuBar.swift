import CoreGraphics
import Foundation
import QuartzCore

/// The horizontal bar of an edit menu. Touches outside reach what is below.
final class EditMenuBar: UIView {
  private let content = UIView()
  private(set) var elements: [UIMenuElement] = []
  private var layout = EditMenuLayout(titleWidths: [], room: 0)
  private(set) var page = 0
  private var target = CGRect.zero
  private var direction = UIEditMenuArrowDirection.automatic
  private var onChoice: (UIMenuElement) -> Void = { _ in }

  convenience init(onChoice: @escaping (UIMenuElement) -> Void) {
    self.init(frame: .zero)
    self.onChoice = onChoice
    applyPanelStyle()
    layer.cornerRadius = EditMenuLayout.height / 2
    content.layer.cornerRadius = EditMenuLayout.height / 2
    content.clipsToBounds = true
    addSubview(content)
  }

  /// The target is in the coordinates of the window, or of what else the bar is put into.
  func show(
    _ elements: [UIMenuElement], beside target: CGRect, _ direction: UIEditMenuArrowDirection,
    in host: UIView
  ) {
    (self.elements, self.target, self.direction) = (elements, target, direction)
    layout = EditMenuLayout(
      titleWidths: elements.map(EditMenuItem.width), room: host.bounds.width)
    host.addSubview(self)
    turn(to: 0)
  }

  /// Beside another place, without other elements.
  func move(beside target: CGRect) {
    self.target = target
    place()
  }

  private func turn(to page: Int) {
    guard layout.pages.indices.contains(page) else { return }
    self.page = page
    for item in content.subviews { item.removeFromSuperview() }
    var items = layout.pages[page].map { index in
      EditMenuItem(elements[index]) { [weak self] in self?.choose(index) }
    }
    if layout.pages.count > 1 {
      items.append(EditMenuItem(nil) { [weak self] in self?.turnOn() })
    }
    let places = layout.places(onPage: page, isRightToLeft: isRightToLeft)
    for (item, place) in zip(items, places) {
      item.frame = place
      item.hasNeighbour = place.minX > 0
      content.addSubview(item)
    }
    place()
  }

  /// The last page leads to the first.
  private func turnOn() { turn(to: (page + 1) % layout.pages.count) }

  private func choose(_ index: Int) { onChoice(elements[index]) }

  private func place() {
    guard let host = superview, layout.pages.indices.contains(page) else { return }
    let width = layout.width(ofPage: page)
    let room = host.bounds.inset(by: host.safeAreaInsets)
    let origin = EditMenuLayout.origin(of: width, beside: target, in: room, direction)
    frame = CGRect(origin: origin, size: CGSize(width: width, height: EditMenuLayout.height))
    content.frame = bounds
  }
}
