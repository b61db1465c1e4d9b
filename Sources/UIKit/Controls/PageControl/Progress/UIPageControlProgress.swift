public import Foundation

/// How far the current page of a page control is, which fills its dot. Main thread only.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Is asked where pages begin; held weakly.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// From 0 to 1; limited to that.
  open var currentProgress: Float {
    get { fraction }
    set {
      let new = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      guard new != fraction else { return }
      fraction = new
      control?.showProgress()
    }
  }
  private var fraction: Float = 0
  /// Whether it shows: not while the user drags through the pages.
  open var isProgressVisible: Bool { control.map { $0.interactionState != .continuous } ?? false }

  /// The one that shows it.
  weak var control: UIPageControl? { didSet { surroundingsDidChange() } }

  public override init() { super.init() }

  /// Another page is the current one.
  func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  /// The control went into a window or out of one, or the user began or ended a drag.
  func surroundingsDidChange() {}
}
