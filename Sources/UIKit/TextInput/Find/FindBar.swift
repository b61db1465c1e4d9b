import CoreGraphics
import Foundation

/// A search field with the number of matches and buttons, and, to replace, a field with two buttons below.
final class FindBar: UIView {
  /// What the user wants.
  enum Command: Equatable {
    case search(String), replacement(String)
    case next, previous, replace, replaceAll, close
    case matchCase, wholeWords
  }

  private static let (width, row, margin, padding, gap):
    (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
      (560, 36, 8, 10, 8)

  let searchField = UISearchTextField()
  let replacementField = ReplacementField()
  let count = UILabel()
  private let optionsButton = UIButton(type: .system)
  private var onCommand: (Command) -> Void = { _ in }
  private var firstRow: [UIButton] = []
  private var secondRow: [UIButton] = []
  /// Whether what is searched may be replaced.
  var replacementIsOffered = false
  private(set) var showsReplace = false

  convenience init(onCommand: @escaping (Command) -> Void) {
    self.init(frame: .zero)
    self.onCommand = onCommand
    applyPanelStyle()
    searchField.placeholder = "Find"
    replacementField.placeholder = "Replace"
    let symbol = UIImage.SymbolConfiguration(pointSize: 15)
    replacementField.showIcon(UIImage(systemName: "pencil", withConfiguration: symbol))
    replacementField.returnKeyType = .default
    count.font = .systemFont(ofSize: 13)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    firstRow = [
      optionsButton, button("chevron.up", "Previous match", .previous),
      button("chevron.down", "Next match", .next),
      button(nil, "Done", .close),
    ]
    secondRow = [button(nil, "Replace", .replace), button(nil, "All", .replaceAll)]
    let parts: [UIView] = [searchField, count, replacementField]
    for part in parts + firstRow + secondRow { addSubview(part) }
    optionsButton.setImage(UIImage(systemName: "textformat"), for: .normal)
    optionsButton.accessibilityLabel = "Search options"
    optionsButton.showsMenuAsPrimaryAction = true
    listen()
  }

  /// The options with check marks.
  func items(for options: UITextSearchOptions) -> [UIMenuElement] {
    let matchesCase = !options.stringCompareOptions.contains(.caseInsensitive)
    return [
      item("Match Case", matchesCase, .matchCase),
      item("Whole Words", options.wordMatchMethod == .fullWord, .wholeWords),
    ]
  }

  func showMenu(_ menu: UIMenu) { optionsButton.menu = menu }

  private func item(_ title: String, _ isOn: Bool, _ command: Command) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in self?.onCommand(command) }
  }

  private func button(_ symbol: String?, _ title: String, _ command: Command) -> UIButton {
    let button = UIButton(type: .system)
    if let symbol {
      button.setImage(UIImage(systemName: symbol), for: .normal)
    } else {
      button.setTitle(title, for: .normal)
    }
    button.accessibilityLabel = title
    button.addAction(UIAction { [weak self] _ in self?.onCommand(command) }, for: .touchUpInside)
    return button
  }

  private func listen() {
    searchField.addAction(
      UIAction { [unowned self] _ in onCommand(.search(searchField.text ?? "")) },
      for: .editingChanged)
    replacementField.addAction(
      UIAction { [unowned self] _ in onCommand(.replacement(replacementField.text ?? "")) },
      for: .editingChanged)
    searchField.addAction(
      UIAction { [unowned self] _ in onCommand(.next) }, for: .primaryActionTriggered)
    replacementField.addAction(
      UIAction { [unowned self] _ in onCommand(.replace) }, for: .primaryActionTriggered)
  }

  // MARK: Showing

  func open(in window: UIWindow) {
    autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
    window.addSubview(self)
    resize()
  }

  /// The keyboard goes to the search field, whose text is selected.
  func begin(showsReplace: Bool) {
    self.showsReplace = showsReplace && replacementIsOffered
    resize()
    searchField.becomeFirstResponder()
    searchField.selectAll(nil)
  }

  func close() {
    endEditing(true)
    removeFromSuperview()
  }

  func show(_ session: UIFindSession) {
    let (total, current) = (session.resultCount, session.highlightedResultIndex)
    switch session.searchResultDisplayStyle {
    case .currentAndTotal where current != NSNotFound: count.text = "\(current + 1) of \(total)"
    case .none: count.text = nil
    default: count.text = searchField.hasText ? "\(total)" : nil
    }
    for button in firstRow.dropFirst().prefix(2) { button.isEnabled = total > 0 }
    secondRow[0].isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    secondRow[1].isEnabled = session.supportsReplacement && total > 0
    setNeedsLayout()
  }

  private func resize() {
    guard let window = superview else { return }
    let rows: CGFloat = showsReplace ? 2 : 1
    let height = rows * Self.row + (rows - 1) * Self.gap + 2 * Self.padding
    let room = window.bounds.inset(by: window.safeAreaInsets)
    let width = min(Self.width, room.width - 2 * Self.margin)
    frame = CGRect(
      x: room.midX - width / 2, y: room.maxY - Self.margin - height, width: max(width, 0),
      height: height)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [replacementField] + secondRow as [UIView] { part.isHidden = !showsReplace }
    let end = place(firstRow, top: Self.padding)
    let field = CGRect(
      x: Self.padding, y: Self.padding, width: max(end - Self.padding - Self.gap, 0),
      height: Self.row)
    searchField.frame = field
    let width = min(count.intrinsicContentSize.width, field.width / 2)
    count.frame = CGRect(
      x: field.maxX - width - 34, y: field.minY, width: width, height: field.height)
    let top = Self.padding + Self.row + Self.gap
    let second = place(secondRow, top: top)
    replacementField.frame = CGRect(
      x: Self.padding, y: top, width: max(second - Self.padding - Self.gap, 0), height: Self.row)
    if isRightToLeft { mirror() }
  }

  private func mirror() {
    for part in subviews { part.frame.origin.x = bounds.width - part.frame.maxX }
  }

  /// From the right side; returns where they begin.
  private func place(_ buttons: [UIButton], top: CGFloat) -> CGFloat {
    var x = bounds.width - Self.padding
    for button in buttons.reversed() {
      let width = max(button.intrinsicContentSize.width, 32)
      x -= width
      button.frame = CGRect(x: x, y: top, width: width, height: Self.row)
      x -= Self.gap
    }
    return x + Self.gap
  }

  override func accessibilityPerformEscape() -> Bool {
    onCommand(.close)
    return true
  }
}

/// Looks like the search field above it. To assistive technologies it is a text field.
final class ReplacementField: UISearchTextField {
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.remove(.searchField)
    return defaults
  }
}
