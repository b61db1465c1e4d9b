import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Texts of a program's own that are searched, and text views that search in their own way.
@MainActor @Suite struct UITextSearchingTests {
  /// The number of a word.
  final class Word: UITextRange {
    let index: Int

    init(_ index: Int) { self.index = index }

    override func isEqual(_ object: Any?) -> Bool { (object as? Word)?.index == index }
    override var hash: Int { index }
  }

  /// Chapters of words; the last chapter is found first.
  final class Book: NSObject, UITextSearching {
    var chapters = [["sea", "land", "sea"], ["land", "sea"]]
    var selection: (chapter: Int, word: Int)?
    var log: [String] = []
    /// Who tells the matches; at once by default.
    var tell: (@escaping @Sendable () -> Void) -> Void = { $0() }

    var selectedTextRange: UITextRange? { selection.map { Word($0.word) } }
    var selectedTextSearchDocument: Int? { selection?.chapter }
    var supportsTextReplacement: Bool { true }

    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: Int?
    ) -> ComparisonResult { order((foundRange as! Word).index, (toRange as! Word).index) }
    func compare(document: Int, toDocument: Int) -> ComparisonResult {
      order(document, toDocument)
    }
    private func order(_ one: Int, _ other: Int) -> ComparisonResult {
      one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }

    func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<Int>
    ) {
      let found = chapters.indices.reversed().flatMap { chapter in
        chapters[chapter].indices.filter { chapters[chapter][$0] == queryString }
          .map { (word: Word($0), chapter: chapter) }
      }
      tell {
        for match in found + found {
          resultAggregator.foundRange(
            match.word, searchString: queryString, document: match.chapter)
        }
        resultAggregator.finishedSearching()
      }
    }

    func decorate(
      foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle
    ) {
      if usingStyle == .highlighted { note("current", foundTextRange, document) }
    }
    func clearAllDecoratedFoundText() { log.append("clear") }
    func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
      chapters[document!][(foundTextRange as! Word).index] = withText
    }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) {
      note("show", range, inDocument)
    }

    private func note(_ what: String, _ range: UITextRange, _ document: Int?) {
      log.append("\(what) \(document ?? -1)/\((range as! Word).index)")
    }
  }

  private let book = Book()
  private let session: UITextSearchingFindSession

  init() { session = UITextSearchingFindSession(searchableObject: book) }

  @Test func matchesGoThroughTheDocumentsInTheirOrder() {
    session.performSearch(query: "sea", options: nil)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
    for _ in 0..<3 { session.highlightNextResult(in: .forward) }
    session.highlightNextResult(in: .backward)
    let shown = book.log.filter { $0.hasPrefix("show") }
    #expect(shown == ["show 0/0", "show 0/2", "show 1/1", "show 0/0", "show 1/1"])
  }

  @Test func aSearchGoesOnFromTheSelection() {
    book.selection = (0, 1)
    session.performSearch(query: "sea", options: nil)
    #expect(session.highlightedResultIndex == 1)
    book.selection = (1, 0)
    session.performSearch(query: "sea", options: nil)
    #expect(session.highlightedResultIndex == 2)
    book.selection = (1, 2)
    session.performSearch(query: "sea", options: nil)
    #expect(session.highlightedResultIndex == 0, "it goes round")
  }

  @Test func theMatchOfItsDocumentIsReplaced() {
    book.selection = (1, 0)
    session.performSearch(query: "sea", options: nil)
    session.performSingleReplacement(query: "sea", replacementString: "lake", options: nil)
    #expect(book.chapters == [["sea", "land", "sea"], ["land", "lake"]])
    #expect(session.resultCount == 2)
  }

  @Test func matchesMayBeToldOnAnotherThread() async throws {
    book.tell = { work in DispatchQueue.global().async { work() } }
    session.performSearch(query: "sea", options: nil)
    #expect(session.resultCount == 0)
    let deadline = Date(timeIntervalSinceNow: 60)
    while session.resultCount == 0, Date() < deadline {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
  }

  @Test func whatIsToldOfAnEarlierSearchIsIgnored() {
    var works: [@Sendable () -> Void] = []
    book.tell = { works.append($0) }
    session.performSearch(query: "sea", options: nil)
    session.performSearch(query: "land", options: nil)
    works[1]()
    works[0]()
    #expect(session.resultCount == 2)
  }

  /// A view that marks what was found in its own way, and looks for nothing short.
  final class OwnView: UITextView {
    var marked: [NSRange] = []

    override func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      guard queryString.count > 2 else { return resultAggregator.finishedSearching() }
      super.performTextSearch(
        queryString: queryString, options: options, resultAggregator: resultAggregator)
    }
    override func decorate(
      foundTextRange: UITextRange, document: AnyHashable??,
      usingStyle: UITextSearchFoundTextStyle
    ) {
      let start = offset(from: beginningOfDocument, to: foundTextRange.start)
      let length = offset(from: foundTextRange.start, to: foundTextRange.end)
      if usingStyle == .found { marked.append(NSRange(location: start, length: length)) }
    }
    override var supportsTextReplacement: Bool { false }
  }

  @Test func textViewsMayOverrideHowTheyAreSearched() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "one two one"
    let session = UITextSearchingFindSession(searchableObject: view)
    session.performSearch(query: "on", options: nil)
    #expect(session.resultCount == 0 && !session.supportsReplacement)
    session.performSearch(query: "one", options: nil)
    let places = [NSRange(location: 0, length: 3), NSRange(location: 8, length: 3)]
    #expect(session.resultCount == 2 && view.marked == places)
    #expect(
      view.layoutManager.temporaryAttributes(atCharacterIndex: 0, effectiveRange: nil).isEmpty)
  }
}
