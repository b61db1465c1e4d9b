import CoreGraphics
import Foundation

extension UITextView {
  /// Shows the menu of what is at a point, as the delegate wants it.
  func showItemMenu(at point: CGPoint, lifts: Bool) -> Bool {
    guard let window, let item = item(at: point), let wanted = menuConfiguration(for: item),
      !wanted.menu.children.isEmpty
    else { return false }
    let place = convert(point, to: nil)
    let preview = wanted.preview.flatMap { makePreview($0, of: item, at: place, lifts: lifts) }
    let animator = ContextMenuAnimator()
    delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
    let overlay = MenuOverlay.show(
      wanted.menu, at: preview.map { MenuAnchor.preview($0.natural) } ?? .point(place), in: window
    ) { [weak self] in
      guard let self else { return preview?.removeFromSuperview() ?? () }
      itemMenuHasGone(item, preview)
    }
    overlay.adoptStyle(of: self)
    if let preview {
      preview.show(with: overlay, animator)
    } else {
      ContextMenuAnimator.run([animator])
    }
    return true
  }

  private func itemMenuHasGone(_ item: UITextItem, _ preview: ContextMenuPreview?) {
    let animator = ContextMenuAnimator()
    delegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
    if let preview { return preview.sink(to: nil, [animator]) }
    ContextMenuAnimator.run([animator])
  }

  private func makePreview(
    _ preview: UITextItem.MenuConfiguration.Preview, of item: UITextItem, at place: CGPoint,
    lifts: Bool
  ) -> ContextMenuPreview? {
    guard let window else { return nil }
    switch preview {
    case .view(let view):
      return ContextMenuPreview(nil, Self.controller(of: view), at: place, in: window)
    case .default:
      guard lifts, let card = makeCard(of: item, in: window) else { return nil }
      defer { card.removeFromSuperview() }
      return ContextMenuPreview(UITargetedPreview(view: card), nil, at: place, in: window)
    }
  }

  private static func controller(of view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.preferredContentSize =
      view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
    controller.view = view
    return controller
  }

  /// The item by itself, in its place in the window.
  private func makeCard(of item: UITextItem, in window: UIWindow) -> UIView? {
    let range = item.range.location..<item.range.location + item.range.length
    guard let attachment = item.textAttachment else {
      return TextDragPreview.show(range, of: self, [])
    }
    guard let image = attachment.image ?? attachment.contentImage else { return nil }
    let card = UIImageView(image: image)
    card.contentMode = .scaleAspectFit
    card.frame = convert(editedText.firstRect(EditedTextRange(range)), to: nil)
    window.addSubview(card)
    return card
  }
}
