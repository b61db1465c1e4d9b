/// How a caret moves.
package enum TextMovement: Hashable, Sendable, CaseIterable {
  /// By a character, where the reader sees left and right.
  case left, right
  /// By a character in the order of the text.
  case backward, forward
  /// To the start of the word before, to the end of the one after.
  case wordBackward, wordForward
  /// To the start or end of the word before or after, where the reader sees left and right.
  case wordLeft, wordRight
  case lineStart, lineEnd
  case up, down
  case paragraphStart, paragraphEnd
  /// To the start of the paragraph before and after.
  case paragraphBackward, paragraphForward
  case documentStart, documentEnd
}
