import CoreGraphics

/// Gestures that take a controller, which has zoomed in, back into its source.
@MainActor
final class ZoomDismissal {
  /// The part of its way from which a gesture that ends goes on to the end.
  private static let threshold: CGFloat = 0.3

  private weak var zoomed: UIViewController?
  private let options: UIViewController.Transition.ZoomOptions
  private weak var interaction: UIPercentDrivenInteractiveTransition?

  private init(_ zoomed: UIViewController, _ options: UIViewController.Transition.ZoomOptions) {
    (self.zoomed, self.options) = (zoomed, options)
  }

  static func attach(
    to zoomed: UIViewController, _ options: UIViewController.Transition.ZoomOptions
  ) {
    guard case .zoom? = zoomed.preferredTransition?.kind, let view = zoomed.viewIfLoaded,
      view.zoomDrag == nil
    else { return }
    let dismissal = ZoomDismissal(zoomed, options)
    view.addGestureRecognizer(ZoomDrag.make(dismissal))
    view.addGestureRecognizer(ZoomPinch.make(dismissal))
  }

  var canBegin: Bool {
    guard let zoomed, case .zoom? = zoomed.preferredTransition?.kind else { return false }
    if let presentation = zoomed.presentedBy { return presentation.phase == .shown }
    let navigation = zoomed.navigationController
    return navigation?.topViewController === zoomed && navigation?.canGoBack == true
      && navigation?.state.run == nil
  }

  /// Whether the program lets a gesture begin.
  func mayBegin(at location: CGPoint, velocity: CGPoint) -> Bool {
    guard let mayBegin = options.interactiveDismissShouldBegin else { return true }
    return mayBegin(
      .init(location: location, velocity: CGVector(dx: velocity.x, dy: velocity.y)))
  }

  var isUnderWay: Bool { interaction != nil }

  func begin() {
    guard let zoomed else { return }
    guard let presentation = zoomed.presentedBy else {
      zoomed.navigationController?.beginSwipe()
      interaction = zoomed.navigationController?.state.swipe?.interaction
      return
    }
    let new = UIPercentDrivenInteractiveTransition()
    if presentation.dismiss(with: new) { interaction = new }
  }

  func update(_ share: CGFloat) { interaction?.update(max(0, share)) }

  /// The gesture is over, and would have come this far a third of a second later.
  func end(at share: CGFloat) {
    if share > Self.threshold { interaction?.finish() } else { interaction?.cancel() }
  }

  func cancel() { interaction?.cancel() }
}
