import CoreGraphics
import Foundation

// What the user can change.

extension PrintPanelController {
  func prepareBar() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Print") { [weak self] _ in self?.printNow() })
    navigationItem.rightBarButtonItem?.style = .done
  }

  func prepareRows() {
    printerButton.showsMenuAsPrimaryAction = true
    row("Printer", printerButton)
    if owner.showsNumberOfCopies {
      copies.minimumValue = 1
      copies.maximumValue = Double(PrintSettings.mostCopies)
      copies.value = Double(settings.copies)
      row("1 Copy", copies) { $0.copiesDidChange() }
    }
    if (content.pageCount ?? 1) > 1 {
      rangeField.placeholder = "All"
      rangeField.textAlignment = .right
      rangeField.frame.size = CGSize(width: 120, height: 34)
      rangeField.accessibilityLabel = "Pages"
      rangeField.addAction(
        UIAction { [weak self] _ in self?.rangeDidChange() }, for: .editingChanged)
      row("Pages", rangeField)
    }
    if owner.showsPaperOrientation, content.pageCount != nil {
      orientation.selectedSegmentIndex = settings.orientation.rawValue
      row("Orientation", orientation) { $0.orientationDidChange() }
    }
    bothSides.isOn = settings.duplex != .none
    row("Double-sided", bothSides) { panel in
      panel.settings.duplex = panel.bothSides.isOn ? .longEdge : .none
    }
    showPrinters()
  }

  private func row(
    _ title: String, _ view: UIControl, _ change: ((PrintPanelController) -> Void)? = nil
  ) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var text = cell.defaultContentConfiguration()
    text.text = title
    cell.contentConfiguration = text
    cell.selectionStyle = .none
    if view.bounds.isEmpty { view.sizeToFit() }
    cell.accessoryView = view
    rows.append(cell)
    guard let change else { return }
    view.addAction(
      UIAction { [weak self] _ in self.map(change) }, for: .valueChanged)
  }

  private func copiesDidChange() {
    settings.copies = Int(copies.value)
    let cell = rows.first { $0.accessoryView === copies }
    var text = cell?.defaultContentConfiguration()
    text?.text = settings.copies == 1 ? "1 Copy" : "\(settings.copies) Copies"
    cell?.contentConfiguration = text
  }

  private func orientationDidChange() {
    settings.orientation = orientation.selectedSegmentIndex == 1 ? .landscape : .portrait
    owner.usePaper(content, settings)
    rangeDidChange()
  }

  func rangeDidChange() {
    range = PageRange.read(rangeField.text ?? "", of: content.pageCount)
    rangeField.textColor = range == .none ? .systemRed : .label
    switch range {
    case .some(let pages): settings.pages = pages
    case .all, .none: settings.pages = nil
    }
    showPages()
    showState()
  }

  func showPages() { preview.show(content, settings.pages) }

  func showState() {
    let hasPages = content.pageCount.map { $0 > 0 } ?? true
    navigationItem.rightBarButtonItem?.isEnabled = range != .none && hasPages && !isAtWork
    navigationItem.rightBarButtonItem?.title = settings.destination == .file ? "Save" : "Print"
  }
}
