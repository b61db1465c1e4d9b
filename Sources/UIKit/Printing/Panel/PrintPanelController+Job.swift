import CoreGraphics
import Foundation

// Printers, and what is sent to them.

extension PrintPanelController {
  private static let fileTitle = "Save as PDF"
  private static let widestName: CGFloat = 230

  /// They show when they are known; until then there is the file.
  func findPrinters() {
    let spooler = PrintSpooler(runner: UIApplication.shared.opener.runner)
    spooler.findPrinters { [weak self] found in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.didFind(found) } }
    }
  }

  private func didFind(_ found: PrintSpooler.Printers) {
    printers = found
    if !isAtWork, !hasChosenPrinter { choosePrinter() }
    showPrinters()
  }

  /// The one that the program asks for, else the usual one.
  private func choosePrinter() {
    if case .printer(let name) = settings.destination, printers.names.contains(name) { return }
    let usual = printers.usual ?? printers.names.first
    settings.destination = usual.map { .printer($0) } ?? .file
  }

  func showPrinters() {
    let choices = printers.names.map { PrintSettings.Destination.printer($0) } + [.file]
    printerButton.menu = UIMenu(
      children: choices.map { choice in
        UIAction(title: title(of: choice), state: choice == settings.destination ? .on : .off) {
          [weak self] _ in
          self?.hasChosenPrinter = true
          self?.settings.destination = choice
          self?.showPrinters()
        }
      })
    printerButton.configuration?.title = title(of: settings.destination)
    let size = printerButton.intrinsicContentSize
    printerButton.frame.size = CGSize(width: min(size.width, Self.widestName), height: size.height)
    rows.first?.setNeedsLayout()
    showState()
  }

  private func title(of destination: PrintSettings.Destination) -> String {
    switch destination {
    case .printer(let name): name
    case .file: Self.fileTitle
    }
  }

  func printNow() {
    guard !isAtWork, navigationItem.rightBarButtonItem?.isEnabled ?? false else { return }
    isAtWork = true
    showState()
    keepChoices()
    owner.start(content, settings) { [weak self] in self?.didFinish($0) }
  }

  private func keepChoices() {
    guard let info = owner.printInfo else { return }
    (info.orientation, info.duplex) = (settings.orientation, settings.duplex)
    if case .printer(let name) = settings.destination { info.printerID = name }
  }

  private func didFinish(_ error: UIPrintError?) {
    isAtWork = false
    showState()
    if error != nil { return showFailure() }
    isPrinted = true
    dismiss(animated: true)
  }

  private func showFailure() {
    let reason =
      settings.destination == .file
      ? "The file could not be written." : "The printer did not take the document."
    present(UIAlertController(failure: "Not printed", reason), animated: true)
  }
}
