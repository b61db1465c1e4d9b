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
