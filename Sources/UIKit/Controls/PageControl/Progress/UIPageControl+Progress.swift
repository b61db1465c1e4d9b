import CoreGraphics
import QuartzCore

extension UIPageControl {
  /// A capsule in the place of two dots shows the progress; an image of a page shows none.
  var showsProgress: Bool {
    progress?.isProgressVisible == true && numberOfPages > 0
      && image(of: currentPage, isCurrent: true) == nil
  }

  func progressDidChange(from old: UIPageControlProgress?) {
    guard old !== progress else { return }
    old?.control = nil
    progress?.control = self
    pagesDidChange()
  }

  func progressVisibilityDidChange() {
    guard let progress else { return }
    progress.surroundingsDidChange()
    pagesDidChange()
    progress.delegate?.pageControlProgressVisibilityDidChange(progress)
  }

  /// The filled part of the current page's capsule.
  func showProgress() {
    let pages = shownPages
    guard showsProgress, pages.contains(currentPage), dots.count == pages.count else {
      return progressBar.removeFromSuperview()
    }
    let capsule = dots[currentPage - pages.lowerBound]
    if progressBar.superview !== capsule { capsule.addSubview(progressBar) }
    progressBar.setBackgroundColor(currentColor)
    let size = capsule.bounds.size
    let part = CGFloat(progress?.currentProgress ?? 0)
    if isVertical {
      let y = isReversed ? size.height * (1 - part) : 0
      progressBar.frame = CGRect(x: 0, y: y, width: size.width, height: size.height * part)
    } else {
      let x = isReversed ? size.width * (1 - part) : 0
      progressBar.frame = CGRect(x: x, y: 0, width: size.width * part, height: size.height)
    }
  }
}
