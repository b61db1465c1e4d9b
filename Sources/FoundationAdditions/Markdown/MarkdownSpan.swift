/// A part of a line of Markdown that looks the same throughout.
struct MarkdownSpan: Equatable {
  var text: String
  var intent: InlinePresentationIntent = []
  /// As it is written.
  var link: String?

  /// Neighbours of one look together.
  static func joined(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    for span in spans where !span.text.isEmpty {
      if let last = result.last, last.intent == span.intent, last.link == span.link {
        result[result.count - 1].text += span.text
      } else {
        result.append(span)
      }
    }
    return result
  }
}
