import ConstraintKit
import CoreGraphics

/// The content of a scroll view: its corner is the content's, and constraints that decide its size
/// set `contentSize`.
final class ContentLayoutGuide: UILayoutGuide {
  override var isOfSystem: Bool { true }

  override var layoutFrame: CGRect {
    if let item = solvedItem, item.engine != nil { return item.frame }
    return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }

  override func ownForms(for item: SolvedItem, in engine: LayoutEngine) -> [OwnForm] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      [
        OwnForm(kind: .inset, axis: axis, form: LinearForm(item.origin(along: axis))),
        OwnForm(
          kind: .length, axis: axis, form: LinearForm(item.length(along: axis)),
          relation: .greaterOrEqual),
      ]
    }
  }

  override func didMove(to frame: CGRect) {
    guard let scroll = owningView as? UIScrollView else { return }
    let size = scroll.zoomed(frame.size)
    if scroll.contentSize != size { scroll.contentSize = size }
  }
}

/// The part of the content that a scroll view shows.
final class FrameLayoutGuide: InsetLayoutGuide {
  init(of view: UIScrollView) {
    super.init(of: view, identifier: "UIScrollView-frameLayoutGuide") { view in
      let offset = view.bounds.origin
      return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    }
  }

  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UIScrollView {
  func makeContentGuide() -> UILayoutGuide {
    systemGuide(ContentLayoutGuide.self) {
      let guide = ContentLayoutGuide()
      guide.identifier = "UIScrollView-contentLayoutGuide"
      return guide
    }
  }

  func makeFrameGuide() -> UILayoutGuide {
    systemGuide(FrameLayoutGuide.self) { FrameLayoutGuide(of: self) }
  }

  /// Called after the content was scrolled.
  func frameGuideDidMove() {
    guard let guides = viewLayout?.guides, !guides.isEmpty else { return }
    for case let guide as FrameLayoutGuide in guides { guide.insetsDidChange() }
  }
}
