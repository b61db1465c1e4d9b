public import CoreGraphics
public import Foundation

/// How a text is searched. Main thread only.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Where in words a match may be.
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }

  /// Anywhere at first.
  open internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// Without regard to case at first.
  open internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

  public override init() { super.init() }
}

/// How a match looks.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }

/// Collects what a search finds, in the order of the text. Main thread only.
@preconcurrency @MainActor
public final class UITextSearchAggregator {
  private(set) var ranges: [UITextRange] = []
  private var onChange: (_ isFinished: Bool) -> Void

  init(onChange: @escaping (_ isFinished: Bool) -> Void) { self.onChange = onChange }

  /// What was found so far.
  public var allFoundRanges: [UITextRange] { ranges }

  /// Adds a match.
  public func foundRange(_ range: UITextRange, searchString: String) { ranges.append(range) }

  /// All matches are found.
  public func finishedSearching() { onChange(true) }

  /// Takes a match back.
  public func invalidateFoundRange(_ range: UITextRange) {
    ranges.removeAll { $0.isEqual(range) }
    onChange(false)
  }

  /// Takes all matches back.
  public func invalidate() {
    ranges = []
    onChange(false)
  }

  /// Nobody waits for it any more.
  func stop() { onChange = { _ in } }
}

/// A text that a find session searches. It is one document: identifiers of several are not asked for.
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
  /// What is selected; a search goes on from there.
  var selectedTextRange: UITextRange? { get }
  /// Whether matches may be replaced.
  var supportsTextReplacement: Bool { get }

  /// The order of two matches.
  func compare(foundRange: UITextRange, toRange: UITextRange) -> ComparisonResult
  /// Finds all matches and hands them over, at once or later.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator)
  /// Shows a match in a style.
  func decorate(foundTextRange: UITextRange, usingStyle: UITextSearchFoundTextStyle)
  /// Shows no match any more.
  func clearAllDecoratedFoundText()
  /// Whether a match may be replaced.
  func shouldReplace(foundTextRange: UITextRange, withText replacementText: String) -> Bool
  /// Replaces a match.
  func replace(foundTextRange: UITextRange, withText replacementText: String)
  /// Replaces all matches.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// A match is about to be the current one.
  func willHighlight(foundTextRange: UITextRange)
  /// Scrolls until a match shows.
  func scrollRangeToVisible(_ range: UITextRange)
}

extension UITextSearching {
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// True.
  public func shouldReplace(
    foundTextRange: UITextRange, withText replacementText: String
  ) -> Bool { true }
  public func replace(foundTextRange: UITextRange, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  public func willHighlight(foundTextRange: UITextRange) {}
  public func scrollRangeToVisible(_ range: UITextRange) {}
}
