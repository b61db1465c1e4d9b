import CoreGraphics
import Foundation

extension UISheetPresentationController {
  typealias Stops = SheetDetents<Detent.Identifier>

  /// Of the window as it is.
  var layout: SheetLayout { layout(in: containerView?.bounds.size ?? .zero) }

  private func layout(in size: CGSize) -> SheetLayout {
    var layout = SheetLayout(container: size)
    layout.safeArea = containerView?.safeAreaInsets ?? .zero
    layout.isForm = style == .formSheet
    layout.preferredSize = presentation?.presented.wantedContentSize ?? .zero
    layout.prefersPageSizing = prefersPageSizing
    layout.widthFollowsPreferredSize = widthFollowsPreferredContentSizeWhenEdgeAttached
    if let sourceView, sourceView.window != nil, let containerView {
      layout.sourceX = sourceView.convert(sourceView.bounds, to: containerView).midX
    }
    return layout
  }

  /// Those that are there, with their whole heights.
  var stops: Stops { stops(layout) }

  private func stops(_ layout: SheetLayout) -> Stops {
    if layout.isCentered || isLow && !prefersEdgeAttachedInCompactHeight {
      let height = layout.isCentered ? layout.place(height: 0).frame.height : layout.fullHeight
      return Stops([Stops.Stop(id: selectedDetentIdentifier ?? .large, height: height)])
    }
    let context = SheetDetentContext(containerTraitCollection: traitCollection, layout: layout)
    let found = Stops(
      detents.compactMap { detent in
        detent.resolvedValue(in: context).map {
          Stops.Stop(id: detent.identifier, height: layout.height(atDetent: $0))
        }
      })
    return found.stops.isEmpty ? Stops([Stops.Stop(id: .large, height: layout.fullHeight)]) : found
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// Where it is, without what a drag below the lowest detent moves it by.
  var place: SheetLayout.Place {
    let layout = layout
    let stops = stops(layout)
    let rest = stops.stop(for: selectedDetentIdentifier)?.height ?? layout.fullHeight
    let height = heightAtDrag.map { $0 - dragDistance } ?? rest
    return layout.place(
      height: max(height, stops.lowest?.height ?? 0), floatingHeight: floatingHeight(stops, layout))
  }

  /// Of the highest detent that is not large.
  private func floatingHeight(_ stops: Stops, _ layout: SheetLayout) -> CGFloat {
    stops.stops.last { $0.height < layout.fullHeight }?.height ?? 0
  }

  func contentSize(in containerSize: CGSize) -> CGSize {
    let layout = layout(in: containerSize)
    let stops = stops(layout)
    let height = stops.stop(for: selectedDetentIdentifier)?.height ?? layout.fullHeight
    return layout.place(height: height, floatingHeight: floatingHeight(stops, layout)).contentSize
  }

  /// The card, this far below its place; a sheet above that is large makes it smaller.
  func placeCard(movedBy distance: CGFloat) {
    let place = place
    var transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
    let behind = shareBehind
    if behind > 0, place.frame.width > 0 {
      let scale = 1 - behind * 2 * SheetCard.stackedInset / place.frame.width
      transform = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
      let lift = place.frame.height * (1 - scale) / 2 + behind * SheetCard.stackedLift
      transform = transform.concatenating(CGAffineTransform(translationX: 0, y: -lift))
    }
    let size = place.contentSize
    if card.bounds.size != size { card.bounds.size = size }
    card.center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    card.transform = transform.concatenating(CGAffineTransform(translationX: 0, y: distance))
    card.round(isAttached: place.isAttached)
  }

  /// What a drag moves it by below its lowest detent.
  var distanceBelow: CGFloat {
    guard let heightAtDrag, let lowest = stops.lowest else { return 0 }
    return max(0, lowest.height - (heightAtDrag - dragDistance))
  }

  func layoutInContainer() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    guard presentation?.phase == .shown else { return }
    placeCard(movedBy: distanceBelow)
    showDimming()
    sheetBelow?.containerView?.setNeedsLayout()
  }

  func layoutDidChange() {
    containerView?.setNeedsLayout()
    card.setNeedsLayout()
  }

  func animate(_ changes: () -> Void) {
    guard let containerView, presentation?.phase == .shown else { return changes() }
    containerView.layoutIfNeeded()
    UIView.animate(springDuration: Self.oscillation, bounce: 0) {
      changes()
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
      card.layoutIfNeeded()
    }
  }

  /// Of UIKit's spring, in seconds: a whole turn at 18.26 a second.
  private static let oscillation = 2 * Double.pi / (1000.0 / 3).squareRoot()
}

// MARK: Stacks

extension UISheetPresentationController {
  /// The sheet that presents this one.
  var sheetBelow: UISheetPresentationController? {
    presentation?.presenter?.presentationBeneath?.controller as? UISheetPresentationController
  }

  /// How much a large sheet above makes this one step back, 0...1.
  private var shareBehind: CGFloat {
    guard !layout.isCentered,
      let above = presentation?.presented.frontmostSheetAbove, above.presentation?.phase != .going
    else { return 0 }
    return above.reach
  }

  /// How close it is to being large.
  private var reach: CGFloat {
    let layout = layout
    guard layout.fullHeight > 0, !layout.isCentered else { return 0 }
    let height = place.contentSize.height - distanceBelow
    return height >= layout.fullHeight - 0.5 ? 1 : 0
  }

  func raiseSheetBelow() { sheetBelow?.placeCard(movedBy: 0) }
}

extension UIViewController {
  fileprivate var frontmostSheetAbove: UISheetPresentationController? {
    allPresentations.first?.controller as? UISheetPresentationController
  }
}

// MARK: Dimming

extension UISheetPresentationController {
  /// UIKit's.
  private static let dimming: CGFloat = 0.2

  /// Whether what is beneath is dimmed and takes no touches.
  var isDimming: Bool { dimmingShare(at: nil) > 0 }

  /// 0 at the largest detent that does not dim, 1 at the next one and, without such a detent, always. Below
  /// the lowest detent it goes with the sheet.
  private func dimmingShare(at height: CGFloat?) -> CGFloat {
    let stops = stops
    let rest = stops.stop(for: selectedDetentIdentifier)?.height ?? 0
    let height = height ?? rest
    let undimmed = largestUndimmedDetentIdentifier.flatMap { id in
      stops.stops.first { $0.id == id }
    }
    if let undimmed {
      guard let next = stops.next(above: undimmed.height) else { return 0 }
      return min(max((height - undimmed.height) / (next.height - undimmed.height), 0), 1)
    }
    guard let lowest = stops.lowest, height < lowest.height else { return 1 }
    return max(0, height / lowest.height)
  }

  func addDimming() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    if dimmingView.gestureRecognizers?.isEmpty ?? true {
      dimmingView.addGestureRecognizer(
        UITapGestureRecognizer { [weak self] _ in _ = self?.dismissForUser() })
    }
    beside { [weak self] in
      self?.showDimming()
      self?.raiseSheetBelow()
    }
  }

  func showDimming() {
    dimmingView.alpha = dimmingShare(at: heightAtDrag.map { $0 - dragDistance })
  }

  func removeDimming() {
    beside { [weak self] in
      self?.dimmingView.alpha = 0
      self?.raiseSheetBelow()
    }
  }
}
