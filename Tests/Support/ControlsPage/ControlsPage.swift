// A window with every control in it. The walks through it, by keys alone and by the pointer alone, run
// headless and in an app of its own, so this has what UIKit's clients have.

import Foundation
public import UIKit

/// Says what its controls do and which of them gets the focus, a line each.
public final class ControlsPage: UIViewController {
  public static let size = CGSize(width: 680, height: 690)

  private let tell: (String) -> Void
  private var names: [(view: UIView, name: String)] = []
  private var observer: (any NSObjectProtocol)?

  public init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init(nibName: nil, bundle: nil)
    title = "Probe"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    addButtons()
    addValues()
    addText()
    addPickers()
    observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { [weak self] note in
      nonisolated(unsafe) let context =
        note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
      MainActor.assumeIsolated { self?.focusDidMove(context) }
    }
  }

  public override func paste(itemProviders: [NSItemProvider]) {
    tell("paste \(itemProviders.count)")
  }

  private func focusDidMove(_ context: UIFocusUpdateContext?) {
    guard let item = context?.nextFocusedItem as? UIView else { return }
    let named = names.first { item.isDescendant(of: $0.view) }
    tell("focus \(named?.name ?? "panel")")
  }

  private func add(_ part: UIView, _ name: String, _ place: CGRect) {
    part.frame = place
    part.accessibilityIdentifier = name
    names.append((part, name))
    view.addSubview(part)
  }

  private func add<Control: UIControl>(
    _ control: Control, _ name: String, _ place: CGRect,
    _ event: UIControl.Event = .valueChanged, value: @escaping (Control) -> String
  ) {
    add(control, name, place)
    control.addAction(
      UIAction { [tell] action in
        guard let control = action.sender as? Control else { return }
        tell("\(name) \(value(control))")
      }, for: event)
  }
}

extension ControlsPage {
  private func addButtons() {
    var plain = UIButton.Configuration.filled()
    plain.title = "Press"
    add(
      UIButton(configuration: plain), "button", CGRect(x: 20, y: 20, width: 100, height: 36),
      .primaryActionTriggered
    ) { _ in "pressed" }
    let toggle = UIButton(configuration: .tinted())
    toggle.configuration?.title = "Toggle"
    toggle.changesSelectionAsPrimaryAction = true
    add(
      toggle, "toggle", CGRect(x: 140, y: 20, width: 100, height: 36), .primaryActionTriggered
    ) { "\($0.isSelected)" }
    let popUp = UIButton(configuration: .gray())
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    popUp.menu = UIMenu(
      children: ["One", "Two", "Three"].map { title in
        UIAction(title: title) { [tell] _ in tell("popup \(title)") }
      })
    add(popUp, "popup", CGRect(x: 260, y: 20, width: 120, height: 36))
    add(UISwitch(), "switch", CGRect(x: 400, y: 24, width: 63, height: 28)) { "\($0.isOn)" }
    add(UIColorWell(), "color", CGRect(x: 500, y: 24, width: 28, height: 28)) {
      $0.selectedColor == nil ? "none" : "picked"
    }
    addPasteControl()
  }

  private func addPasteControl() {
    UIPasteboard.general.string = "words"
    pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
    paste.target = self
    add(paste, "paste", CGRect(x: 550, y: 20, width: 100, height: 36))
  }

  private func addValues() {
    add(UISlider(), "slider", CGRect(x: 20, y: 70, width: 160, height: 34)) {
      $0.value > 0.5 ? "above" : "\($0.value > 0 ? "up" : "zero")"
    }
    add(UIStepper(), "stepper", CGRect(x: 200, y: 70, width: 94, height: 32)) { "\(Int($0.value))" }
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.selectedSegmentIndex = 0
    add(segments, "segments", CGRect(x: 310, y: 70, width: 180, height: 32)) {
      "\($0.selectedSegmentIndex)"
    }
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.backgroundStyle = .prominent
    add(pages, "pages", CGRect(x: 510, y: 70, width: 120, height: 26)) { "\($0.currentPage)" }
  }

  private func addText() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    add(field, "field", CGRect(x: 20, y: 120, width: 200, height: 34), .editingChanged) {
      $0.text ?? ""
    }
    let bar = UISearchBar()
    bar.delegate = self
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Tag")]
    add(bar, "search", CGRect(x: 240, y: 112, width: 420, height: 90))
    let text = UITextView()
    text.backgroundColor = .secondarySystemBackground
    text.font = .systemFont(ofSize: 17)
    text.delegate = self
    add(text, "text", CGRect(x: 20, y: 170, width: 200, height: 60))
  }

  private func addPickers() {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (self, self)
    add(picker, "picker", CGRect(x: 20, y: 290, width: 280, height: 150))
    for (name, style, place) in [
      ("compact", UIDatePickerStyle.compact, CGRect(x: 20, y: 244, width: 280, height: 36)),
      ("inline", .inline, CGRect(x: 340, y: 210, width: 308, height: 340)),
      ("wheels", .wheels, CGRect(x: 10, y: 450, width: 310, height: 216)),
    ] {
      let dates = UIDatePicker()
      (dates.timeZone, dates.locale) = (TimeZone(identifier: "UTC"), Locale(identifier: "en_GB"))
      dates.datePickerMode = style == .inline ? .date : .dateAndTime
      dates.preferredDatePickerStyle = style
      dates.date = Date(timeIntervalSince1970: 1_750_000_000)
      add(dates, name, place) {
        $0.date > Date(timeIntervalSince1970: 1_750_000_000) ? "later" : "earlier"
      }
    }
  }
}

extension ControlsPage: UISearchBarDelegate, UITextViewDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    tell("search \(searchText) \(searchBar.searchTextField.tokens.count)")
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { tell("scope \(selectedScope)") }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { tell("cancel") }
  public func textViewDidChange(_ textView: UITextView) {
    let text = textView.text ?? ""
    tell("text \(text.replacingOccurrences(of: "\n", with: "|"))")
  }
}

extension ControlsPage: UIPickerViewDataSource, UIPickerViewDelegate {
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  {
    5
  }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    tell("picker \(row)")
  }
}
