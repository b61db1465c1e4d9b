public import Foundation

/// How a menu shows its elements. Main thread only.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
  /// Of titles and subtitles; `NSNotFound` for no wish, which is one line.
  open var maximumNumberOfTitleLines = NSNotFound

  public override init() { super.init() }

  /// Preferences that can be changed on their own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }

  var titleLines: Int {
    maximumNumberOfTitleLines == NSNotFound ? 1 : max(maximumNumberOfTitleLines, 0)
  }
}
