import SumTreeKit

/// An element with two measures, one of which is not commutative: the letters in order.
struct Word: Summarized, Equatable {
  struct Measures: TreeSummary, Equatable {
    var words = 0
    var letters = 0
    var text = ""

    static let zero = Measures()

    static func + (a: Self, b: Self) -> Self {
      Measures(words: a.words + b.words, letters: a.letters + b.letters, text: a.text + b.text)
    }
  }

  var text: String

  var summary: Measures { Measures(words: 1, letters: text.count, text: text) }
}

extension [Word] {
  var sum: Word.Measures { reduce(.zero) { $0 + $1.summary } }
}
