import CoreGraphics
import QuartzCore

extension UIPageControl {
  /// In points, measured on iOS 26.
  private static let (pitch, margin, thickness): (CGFloat, CGFloat, CGFloat) = (18, 20, 26)
  /// A dot, and what an image fits in.
  private static let (dot, icon): (CGFloat, CGFloat) = (8, 14)
  /// Of the outermost dots where more pages are beyond them.
  private static let smallDot: CGFloat = 0.55

  func prepareParts() {
    isOpaque = false
    plate.isUserInteractionEnabled = false
    addSubview(plate)
    followPointer()
    pagesDidChange()
  }

  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first dot is at the right or at the bottom.
  var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  func fittingSize(_ count: Int) -> CGSize {
    let places = max(0, count) + (showsProgress ? 1 : 0)
    let length = Self.pitch * CGFloat(places) + Self.margin
    return isVertical
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }

  /// The pages whose dots fit, with the current one as near to the middle as can be.
  var shownPages: Range<Int> {
    let length = isVertical ? bounds.height : bounds.width
    let places = Int(min((length - Self.margin) / Self.pitch, 1000))
    let room = max(1, places - (showsProgress ? 1 : 0))
    guard numberOfPages > room else { return 0..<numberOfPages }
    let start = max(0, min(currentPage - room / 2, numberOfPages - room))
    return start..<start + room
  }

  /// The middle of a page's dot.
  private func center(of page: Int, among pages: Range<Int>) -> CGPoint {
    let offset = (place(of: page, in: pages) - CGFloat(placeCount(pages) - 1) / 2) * Self.pitch
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + offset)
      : CGPoint(x: bounds.midX + offset, y: bounds.midY)
  }

  private func placeCount(_ pages: Range<Int>) -> Int { pages.count + (showsProgress ? 1 : 0) }

  /// In pitches from the first place, on the screen. The capsule of a progress takes two places.
  private func place(of page: Int, in pages: Range<Int>) -> CGFloat {
    var place = CGFloat(page - pages.lowerBound)
    if showsProgress, page >= currentPage { place += page == currentPage ? 0.5 : 1 }
    return isReversed ? CGFloat(placeCount(pages) - 1) - place : place
  }

  /// The page whose dot is nearest; it may lie outside of those that there are.
  func page(at place: CGPoint) -> Int {
    let pages = shownPages
    let distance = isVertical ? place.y - bounds.midY : place.x - bounds.midX
    let count = placeCount(pages)
    var index = Int(max(-1e6, min(distance / Self.pitch + CGFloat(count - 1) / 2, 1e6)).rounded())
    if isReversed { index = count - 1 - index }
    if showsProgress, index > currentPage - pages.lowerBound { index -= 1 }
    return pages.lowerBound + index
  }

  func pagesDidChange() {
    isHidden = hidesForSinglePage && numberOfPages <= 1
    invalidateIntrinsicContentSize()
    showPages(animated: false)
  }

  // MARK: Looks

  func showPages(animated: Bool) {
    let pages = shownPages
    makeDots(pages.count)
    let change = { [self] in
      for (dot, page) in zip(dots, pages) { show(page, in: dot, among: pages) }
      placePlate(pages.count)
      showProgress()
    }
    guard animated, ownWindow != nil, !UIAccessibility.isReduceMotionEnabled else {
      return change()
    }
    UIView.animate(springDuration: 0.3, options: .allowUserInteraction, animations: change)
  }

  private func makeDots(_ count: Int) {
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIImageView()
      dot.contentMode = .scaleAspectFit
      dots.append(dot)
      addSubview(dot)
    }
  }

  private func show(_ page: Int, in dot: UIImageView, among pages: Range<Int>) {
    let isCurrent = page == currentPage
    let isFilled = isCurrent && showsProgress
    let isBright = isCurrent && !isFilled
    let color = isBright ? currentColor : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    let image = image(of: page, isCurrent: isCurrent)
    dot.image = image?.withRenderingMode(.alwaysTemplate)
    dot.setTintColor(color)
    dot.setBackgroundColor(image == nil ? color : nil)
    let isLast = page == pages.lowerBound && page > 0
    let isFirst = page == pages.upperBound - 1 && page < numberOfPages - 1
    let side = image == nil ? Self.dot : Self.icon
    let length = isFilled ? Self.dot + Self.pitch : side
    dot.clipsToBounds = isFilled
    dot.bounds.size =
      isVertical ? CGSize(width: side, height: length) : CGSize(width: length, height: side)
    dot.center = center(of: page, among: pages)
    dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
    let scale = (isLast || isFirst) && !isCurrent ? Self.smallDot : 1
    dot.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  var currentColor: UIColor { currentPageIndicatorTintColor ?? .white }

  func image(of page: Int, isCurrent: Bool) -> UIImage? {
    let own = pageImages[page]
    let normal = own?.normal ?? preferredIndicatorImage
    return isCurrent ? own?.current ?? preferredCurrentPageIndicatorImage ?? normal : normal
  }

  private func placePlate(_ count: Int) {
    let size = fittingSize(count)
    plate.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    plate.layer.cornerRadius = Self.thickness / 2
  }

  func showPlate() {
    let isShown =
      switch backgroundStyle {
      case .automatic: interactionState == .continuous || isHovered
      case .prominent: true
      case .minimal: false
      }
    plate.setBackgroundColor(isShown ? .systemFill : nil)
  }

  func alpha(of dots: [UIImageView]) { for dot in dots { dot.alpha = isEnabled ? 1 : 0.5 } }

  // MARK: What the user does

  func scrub(to place: CGPoint, _ event: UIEvent?) {
    let way = hypot(place.x - landing.x, place.y - landing.y)
    guard allowsContinuousInteraction, hasScrubbed || way >= UIPanGestureRecognizer.slop
    else { return }
    (hasScrubbed, interactionState) = (true, .continuous)
    choose(page(at: place), event)
  }

  /// A tap goes one page on, towards the side of the current dot that it was on.
  func finishTouch(at place: CGPoint, _ event: UIEvent?) {
    guard !hasScrubbed, keepsInside(place, with: event) else { return }
    choose(currentPage + (page(at: place) > currentPage || isBeyond(place) ? 1 : -1), event)
  }

  /// On the further half of the current page's own dot.
  private func isBeyond(_ place: CGPoint) -> Bool {
    guard page(at: place) == currentPage else { return false }
    let middle = center(of: currentPage, among: shownPages)
    return (isVertical ? place.y >= middle.y : place.x >= middle.x) != isReversed
  }

  func go(by step: ControlStep, _ event: UIEvent?) {
    let new = step.value(
      from: Double(currentPage), in: 0...Double(max(0, numberOfPages - 1)), by: 1, page: 1)
    choose(Int(new), event)
  }

  private func choose(_ page: Int, _ event: UIEvent?) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendValueChanged(event) }
  }
}
