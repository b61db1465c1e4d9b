// Chooses the controller that presents, and the requests to refuse.

import Diagnostics

extension UIViewController {
  private var selfAndParents: UnfoldFirstSequence<UIViewController> {
    sequence(first: self, next: \.parent)
  }
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// The presentation by this controller or the nearest container that presents.
  var presentationAbove: ModalPresentation? { selfAndParents.firstNonNil(\.presentation) }

  /// The presentation of this controller or of the container that is presented.
  var presentationBeneath: ModalPresentation? {
    let shown = selfAndParents.firstNonNil(\.presentedBy)
    return shown?.phase == .gone ? nil : shown
  }

  func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let search = controller as? UISearchController {
      return search.present(over: self, animated: animated, completion)
    }
    refuseMisuse(of: controller)
    let requested = controller.ensurePresentationController(by: self)
    let presenter = presenter(for: requested)
    guard let window = presenter.viewIfLoaded?.window else {
      let place = presenter === self ? "\(presenter)" : "\(presenter) (from \(self))"
      return Log.application.write(
        "Attempt to present \(controller) on \(place) whose view is not in the window hierarchy.")
    }
    if presenter.presentationBeneath?.phase == .going {
      return Log.application.write(
        "Attempt to present \(controller) on \(presenter) (from \(self)) which is being dismissed.")
    }
    presenter.presentation.map { if $0.phase == .going { $0.finishTransition() } }
    if let shown = presenter.presentation {
      return Log.application.write(
        "Attempt to present \(controller) on \(presenter) (from \(self)) which is already presenting \(shown.presented)."
      )
    }
    let adapted = ModalPresentation.adapt(requested, to: window.traitCollection)
    let presentation = ModalPresentation(
      of: adapted.presented, by: presenter, from: self, requested, adapted.controller, in: window)
    presenter.presentation = presentation
    adapted.presented.changingTraits { adapted.presented.presentedBy = presentation }
    presentation.begin(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  private func refuseMisuse(of controller: UIViewController) {
    if let parent = controller.parent {
      preconditionFailure(
        "Application tried to present modally a view controller \(controller) that has a parent view controller \(parent)."
      )
    }
    precondition(
      controller !== outermost,
      "Application tried to present modally an active view controller \(controller).")
    if let presenter = controller.presentationBeneath?.presenter {
      preconditionFailure(
        "Application tried to present modally a view controller \(controller) that is already being presented by \(presenter)."
      )
    }
    precondition(
      controller.modalTransitionStyle != .partialCurl
        || controller.modalPresentationStyle == .fullScreen,
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(controller)."
    )
  }

  /// A controller that defines a context, for what stays in one; else the outermost container.
  private func presenter(for requested: UIPresentationController) -> UIViewController {
    requested.isInContext ? contextForPresenting : outermost
  }

  /// The nearest controller that defines a context, else the outermost container.
  var contextForPresenting: UIViewController {
    selfAndParents.first(where: \.definesPresentationContext) ?? outermost
  }

  /// The search over it or over a container that it is in, unless it is in one.
  var activeSearch: UISearchController? {
    if ownSearch != nil { return nil }
    return selfAndParents.firstNonNil(\.searchOver)
  }

  /// The search that it is, or that it shows the results of.
  private var ownSearch: UISearchController? {
    selfAndParents.firstNonNil { $0 as? UISearchController }
  }

  private var searchOver: UISearchController? {
    children.lazy.compactMap { $0 as? UISearchController }.first(where: \.isActive)
  }

  /// The presenter of this controller itself.
  var ownPresenter: UIViewController? {
    presentedBy.flatMap { $0.phase == .gone ? nil : $0.presenter }
  }

  /// Dismisses the presented controller or, without one, this controller.
  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    let above = presentationAbove
    if above == nil, let search = activeSearch ?? ownSearch, search.isActive {
      return search.end(animated: animated, completion)
    }
    let presentation = above ?? presentationBeneath
    presentation?.end(animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Ends all presentations by it and its children at once.
  func endPresentations() {
    presentation?.end(animated: false)
    for child in children { child.endPresentations() }
  }

  /// Those of presentations by it and its children, outer ones first.
  var allPresentations: [ModalPresentation] {
    let own = presentation.map { [$0] + $0.presented.allPresentations } ?? []
    return own + children.flatMap(\.allPresentations)
  }

  /// The last controller in the chain of presentations.
  var frontmost: UIViewController {
    guard let presentation, presentation.phase != .going else { return self }
    return presentation.presented.frontmost
  }
}

extension UIViewController {
  /// The one for the style that is set now.
  func ensurePresentationController(by source: UIViewController?) -> UIPresentationController {
    let held = heldPresentationController
    let isPlain = held.map { type(of: $0) } == UIPresentationController.self
    // A plain one may have been made before the delegate was set.
    if let held, held.style == modalPresentationStyle, source == nil || !isPlain { return held }
    let made = makePresentationController(modalPresentationStyle, by: source, from: source)
    if let held, isPlain, held.style == made.style {
      if type(of: made) == UIPresentationController.self { return held }
      made.delegate = held.delegate
    }
    heldPresentationController = made
    return made
  }

  func standardPresentationController(
    _ style: UIModalPresentationStyle, by presenting: UIViewController?,
    from source: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .custom:
      let source = source ?? self
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return FullScreenPresentationController(style, of: self, by: presenting)
    case .automatic, .none, .pageSheet, .formSheet:
      return UISheetPresentationController(
        presentedViewController: self, presenting: presenting, style: style)
    }
  }
}

extension Sequence {
  fileprivate func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self { if let found = value(element) { return found } }
    return nil
  }
}
