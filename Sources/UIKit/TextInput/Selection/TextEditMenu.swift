import CoreGraphics
import Foundation
import TextKit

/// The edit menu of a text: what can be done with the selection, and what a misspelled word may mean.
@MainActor
final class TextEditMenu: UIEditMenuInteractionDelegate {
  /// So many guesses are offered.
  private static let mostGuesses = 5

  private weak var input: (any UIView & UITextInput)?
  let interaction: UIEditMenuInteraction
  private let checker = UITextChecker()

  init(_ input: any UIView & UITextInput) {
    self.input = input
    interaction = UIEditMenuInteraction(delegate: nil)
    interaction.delegate = self
    interaction.mayOpen = { [weak self] in self?.prepare(for: $0) ?? false }
  }

  /// Shows the bar.
  func present() {
    guard let input, let selected = input.selectedTextRange else { return }
    let rect = input.firstRect(for: selected)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  func dismiss() { interaction.dismissMenu() }

  /// As on desktops: the secondary button leaves a selection, and else places the caret. False where
  /// something else has shown its menu.
  private func prepare(for point: CGPoint) -> Bool {
    guard let input else { return false }
    if (input as? any EditedTextView)?.showItemMenu(at: point, lifts: false) == true {
      return false
    }
    guard input.isFirstResponder || input.becomeFirstResponder(),
      input.selectedTextRange?.isEmpty != false, let place = input.closestPosition(to: point)
    else { return true }
    input.finishComposition()
    DirectedSelection.of(input).select(from: nil, to: place)
    input.textInteraction?.refresh()
    return true
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let input else { return nil }
    let services = SelectedTextServices(input)?.sections ?? []
    let actions = corrections(in: input) + suggestedActions + services
    let own = input.selectedTextRange.flatMap {
      input.editMenu(for: $0, suggestedActions: actions)
    }
    return own ?? UIMenu(children: actions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard let input, let selected = input.selectedTextRange else { return .null }
    let rects = input.selectionRects(for: selected).map(\.rect).filter { $0.width > 0 }
    let whole = rects.reduce(CGRect.null) { $0.union($1) }
    let shown = input.bounds
    return (whole.isNull ? input.caretRect(for: selected.start) : whole).intersection(shown)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    input?.willPresentEditMenu(with: animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    input?.willDismissEditMenu(with: animator)
  }

  // MARK: Spelling

  /// For the word that the caret is in, or that is selected.
  private func corrections(in input: any UIView & UITextInput) -> [UIMenuElement] {
    guard let view = input as? any EditedTextView, view.isTextEditable, !input.isSecureTextEntry,
      input.spellCheckingType != .no
    else { return [] }
    let (text, language) = (view.editedText.text, UITextChecker.preferredLanguage)
    let selected = view.editedText.editor.selection.range
    let word = text.word(at: selected.lowerBound)
    guard !word.isEmpty, selected.isEmpty || selected == word,
      checker.misspelled(in: word, of: text, language) == word
    else { return [] }
    let string = text.string(word)
    let guesses = checker.guesses(
      forWordRange: NSRange(location: 0, length: word.count), in: string, language: language)
    let actions = (guesses ?? []).prefix(Self.mostGuesses).map { guess in
      UIAction(title: guess) { [weak input] _ in
        guard let input else { return }
        UserEdits(input: input).replace(EditedTextRange(word), guess)
      }
    }
    let learn = UIAction(title: "Learn Spelling") { _ in UITextChecker.learnWord(string) }
    return [UIMenu(options: .displayInline, children: actions + [learn])]
  }
}
