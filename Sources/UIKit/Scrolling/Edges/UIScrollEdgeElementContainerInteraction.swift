import CoreGraphics
import Diagnostics
public import Foundation

/// Gives a view over an edge of a scroll view the edge's effect, as a bar has it: while content is beneath, it is
/// behind the view, up to the edge of what the view is in. Main thread only.
@preconcurrency @MainActor
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view over the edge.
  public private(set) weak var view: UIView?
  /// Whose content goes beneath the view; held weakly.
  public var scrollView: UIScrollView? {
    get { followed }
    set {
      guard newValue !== followed else { return }
      followed?.removeEdgeElement(self)
      followed = newValue
      newValue?.addEdgeElement(self)
      update()
    }
  }
  /// Which edge the view is at.
  @AlwaysObserved public var edge: UIRectEdge = [] { didSet { if edge != oldValue { update() } } }

  private weak var followed: UIScrollView?
  private var background: EdgeBackground?

  public override init() { super.init() }

  /// Takes the effect out of the former view.
  public func willMove(to view: UIView?) {
    background?.removeFromSuperview()
    background = nil
  }

  /// Shows the effect in the view.
  public func didMove(to view: UIView?) {
    self.view = view
    update()
  }

  /// Called when the content moves, and when the effect is another.
  func update() {
    guard let view, let scrollView, scrollView.hasContent(beyond: edge) else {
      background?.isHidden = true
      return
    }
    let shown = background ?? EdgeBackground()
    background = shown
    if shown.superview !== view { view.insertSubview(shown, at: 0) }
    shown.isHidden = false
    shown.show(
      scrollView.edgeLook(at: edge), at: edge,
      over: scrollView.backgroundColor ?? .systemBackground)
  }
}

/// Fills the view that it is in, and reaches to the edge of what that is in.
private final class EdgeBackground: UIView {
  private var background: BarBackground?
  private var edge: UIRectEdge = []

  func show(_ look: ScrollEdgeLook, at edge: UIRectEdge, over color: UIColor) {
    let isBelow = edge == .bottom
    let shown =
      background.flatMap { $0.hasLineAbove == isBelow ? $0 : nil }
      ?? BarBackground(hasLineAbove: isBelow)
    if shown !== background {
      background?.removeFromSuperview()
      addSubview(shown)
      background = shown
    }
    self.edge = edge
    isUserInteractionEnabled = false
    shown.show(UIBarAppearance(), tint: nil, at: look, over: color)
    place()
  }

  private func place() {
    guard let view = superview, let around = view.superview else { return }
    let room = around.convert(around.bounds, to: view)
    var place = view.bounds
    switch edge {
    case .top: (place.origin.y, place.size.height) = (room.minY, place.maxY - room.minY)
    case .bottom: place.size.height = room.maxY - place.minY
    case .left: (place.origin.x, place.size.width) = (room.minX, place.maxX - room.minX)
    case .right: place.size.width = room.maxX - place.minX
    default: break
    }
    frame = place
    background?.frame = CGRect(origin: .zero, size: place.size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }
}

extension UIScrollView {
  fileprivate func addEdgeElement(_ element: UIScrollEdgeElementContainerInteraction) {
    ensureEdgeEffects.elements.append(WeakReference(element))
  }

  fileprivate func removeEdgeElement(_ element: UIScrollEdgeElementContainerInteraction) {
    edgeEffects?.elements.removeAll { $0.object == nil || $0.object === element }
  }

  func tellEdgeElements() {
    for element in edgeEffects?.elements ?? [] { element.object?.update() }
  }
}
