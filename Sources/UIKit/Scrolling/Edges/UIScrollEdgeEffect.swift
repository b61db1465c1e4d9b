import Diagnostics
public import Foundation

/// How content looks beneath the bar at an edge of a scroll view. Main thread only.
///
/// The bars of a navigation controller show it for the scroll view that they follow, and those with a
/// `UIScrollEdgeElementContainerInteraction`. A bar with an appearance of its own keeps that.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
  /// Where content ends beneath a bar.
  @preconcurrency @MainActor
  public final class Style: NSObject {
    /// As hard: a desktop's windows have that.
    public static let automatic = Style()
    /// Content fades.
    public static let soft = Style()
    /// A line, and content blurred above it.
    public static let hard = Style()
  }

  /// Automatic at first.
  @AlwaysObserved public var style = Style.automatic {
    didSet { if style !== oldValue { onChange() } }
  }
  /// Whether content shows as it is.
  @AlwaysObserved public var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }

  private let onChange: @MainActor () -> Void

  init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// What a bar shows of it.
  var look: ScrollEdgeLook {
    if isHidden { return .none }
    return style === Style.soft ? .soft : .hard
  }
}

/// What a bar has behind it while content is beneath.
enum ScrollEdgeLook {
  case hard, soft, none
}

/// The effects at the edges of a scroll view, made when they are asked for.
@MainActor
final class ScrollEdgeEffects {
  private var made: [UIRectEdge: UIScrollEdgeEffect] = [:]
  /// What has the look of an edge.
  var elements: [WeakReference<UIScrollEdgeElementContainerInteraction>] = []

  func effect(at edge: UIRectEdge, of scrollView: UIScrollView) -> UIScrollEdgeEffect {
    if let effect = made[edge] { return effect }
    let new = UIScrollEdgeEffect { [weak scrollView] in scrollView?.edgeEffectsDidChange() }
    made[edge] = new
    return new
  }

  func look(at edge: UIRectEdge) -> ScrollEdgeLook { made[edge]?.look ?? .hard }
}

extension UIScrollView {
  /// Beneath bars at the upper edge.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(.top) }
  /// Beneath bars at the left edge. Bars of navigation controllers are at none of the sides.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(.left) }
  /// Beneath bars at the lower edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(.bottom) }
  /// Beneath bars at the right edge. Bars of navigation controllers are at none of the sides.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(.right) }

  private func edgeEffect(_ edge: UIRectEdge) -> UIScrollEdgeEffect {
    ensureEdgeEffects.effect(at: edge, of: self)
  }

  var ensureEdgeEffects: ScrollEdgeEffects {
    let effects = edgeEffects ?? ScrollEdgeEffects()
    edgeEffects = effects
    return effects
  }

  func edgeLook(at edge: UIRectEdge) -> ScrollEdgeLook { edgeEffects?.look(at: edge) ?? .hard }

  fileprivate func edgeEffectsDidChange() {
    follower?.scrollViewDidMove(self)
    tellEdgeElements()
  }

  /// Whether content is beyond an edge of what bars leave free.
  func hasContent(beyond edge: UIRectEdge) -> Bool {
    switch edge {
    case .top: contentOffset.y > rangeY.min + 0.5
    case .bottom: contentOffset.y < rangeY.max - 0.5
    case .left: contentOffset.x > rangeX.min + 0.5
    case .right: contentOffset.x < rangeX.max - 0.5
    default: false
    }
  }
}
