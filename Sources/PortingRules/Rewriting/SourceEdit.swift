/// A piece of the original text and what stands there instead.
struct SourceEdit: Equatable {
  /// UTF-8 offsets in the original text; empty where text is only added.
  let range: Range<Int>
  let replacement: String
  let rule: String
}
