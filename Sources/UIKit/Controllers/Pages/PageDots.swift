import CoreGraphics

/// The dots beneath pages.
final class PageDots: UIPageControl {
  /// What a data source answers that has no dots.
  nonisolated static let absent = Int.min
  /// Of the strip that they are in, in points.
  static let height: CGFloat = 37
}

extension UIPageViewController {
  /// Asks the data source, as on iOS only when the program sets pages.
  func askForDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource else {
      return dots.removeFromSuperview()
    }
    let count = dataSource.presentationCount(for: self)
    let index = count == PageDots.absent ? count : dataSource.presentationIndex(for: self)
    guard count >= 0, index != PageDots.absent else { return dots.removeFromSuperview() }
    dots.numberOfPages = count
    dots.currentPage = index
    dots.pageIndicatorTintColor = .tertiaryLabel
    dots.currentPageIndicatorTintColor = .label
    guard let view = viewIfLoaded, dots.superview == nil else { return }
    view.addSubview(dots)
    view.setNeedsLayout()
  }

  func turnByDots() {
    guard !state.pages.isEmpty else { return }
    let wanted = dots.currentPage
    dots.currentPage = state.dot
    turn(forward: wanted > state.dot)
  }

  func moveDot(forward: Bool) {
    guard dots.superview != nil else { return }
    dots.currentPage += forward ? 1 : -1
    state.dot = dots.currentPage
  }

  var dotsHeight: CGFloat {
    dots.superview == nil ? 0 : PageDots.height + view.safeAreaInsets.bottom
  }
}
