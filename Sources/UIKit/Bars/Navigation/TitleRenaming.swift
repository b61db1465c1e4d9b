import CoreGraphics
import Foundation

/// The user gives what a navigation item shows another name, in a field in the place of the title. Return and the
/// loss of the keyboard keep it, Escape does not.
@MainActor
final class TitleRenaming: NSObject, UITextFieldDelegate {
  /// In points: as wide as most names are.
  private static let width: CGFloat = 240

  private let item: UINavigationItem
  private weak var bar: UINavigationBar?
  private let field = TitleField()
  private var isOver = false

  /// Nil if the delegate does not agree.
  init?(_ item: UINavigationItem, in bar: UINavigationBar) {
    guard let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item)
    else {
      return nil
    }
    (self.item, self.bar) = (item, bar)
    super.init()
    field.frame.size = CGSize(width: Self.width, height: 34)
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.font = .systemFont(ofSize: 17, weight: .semibold)
    field.returnKeyType = .done
    field.accessibilityLabel = "Name"
    field.delegate = self
    field.onEscape = { [weak self] in self?.end(keepsName: false) }
  }

  func field(for item: UINavigationItem) -> UIView? { item === self.item ? field : nil }

  /// Called when the bar has this.
  func begin() {
    let name = item.title ?? ""
    let wish =
      item.renameDelegate?.navigationItem(
        item, willBeginRenamingWith: name, selectedRange: name.startIndex..<name.endIndex)
      ?? (name, name.startIndex..<name.endIndex)
    field.text = wish.0
    bar?.reload()
    bar?.layoutIfNeeded()
    field.becomeFirstResponder()
    select(wish.1, of: wish.0)
  }

  private func select(_ range: Range<String.Index>, of text: String) {
    let units = NSRange(range, in: text)
    guard let start = field.position(from: field.beginningOfDocument, offset: units.location),
      let end = field.position(from: start, offset: units.length)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// With a name that the delegate refuses the former one stays.
  func end(keepsName: Bool) {
    guard !isOver else { return }
    isOver = true
    let (name, former) = (field.text ?? "", item.title ?? "")
    let isKept =
      keepsName && !name.isEmpty
      && item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: name) ?? true
    bar?.renaming = nil
    if isKept { item.title = name }
    bar?.setNeedsReload()
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: isKept ? name : former)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { end(keepsName: true) }
}

/// Gives up on Escape.
private final class TitleField: UITextField {
  var onEscape: () -> Void = {}

  override func accessibilityPerformEscape() -> Bool {
    onEscape()
    return true
  }
}
