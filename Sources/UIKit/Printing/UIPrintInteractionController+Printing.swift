import CoreGraphics
import Foundation

// From the request to the end of the job.

extension UIPrintInteractionController {
  /// What is printed, on its paper.
  func makeContent() -> PrintContent? {
    if let printFormatter {
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
      return .pages(renderer)
    }
    if let printPageRenderer { return .pages(printPageRenderer) }
    return PrintContent(items: printingItems ?? printingItem.map { [$0] } ?? [])
  }

  func usePaper(_ content: PrintContent, _ settings: PrintSettings) {
    let paper = delegate?.printInteractionController(self, choosePaper: [.usual]) ?? .usual
    printPaper = paper
    if case .pages(let renderer) = content { renderer.use(paper, settings.orientation) }
  }

  func showPanel(
    _ anchor: PopoverAnchor?, _ animated: Bool, _ completion: CompletionHandler?
  ) -> Bool {
    guard panel == nil, let content = makeContent(), let parent = parent(anchor) else {
      return false
    }
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    let container = makePanel(content, anchor) { [weak self] isPrinted in
      guard let self else { return }
      delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      completion?(self, isPrinted, nil)
    }
    parent.present(container, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    }
    return true
  }

  private func parent(_ anchor: PopoverAnchor?) -> UIViewController? {
    delegate?.printInteractionControllerParentViewController(self) ?? anchor?.presenter
      ?? UIApplication.shared.keyWindow?.rootViewController?.frontmost
  }

  /// The panel in its navigation controller: a popover where there is something to point at, else a sheet.
  /// `onEnd` is told whether it was printed.
  func makePanel(
    _ content: PrintContent, _ anchor: PopoverAnchor?, onEnd: @escaping (Bool) -> Void
  ) -> UIViewController {
    let panel = PrintPanelController(self, content)
    panel.onEnd = onEnd
    panel.loadViewIfNeeded()
    self.panel = panel
    let container = UINavigationController(rootViewController: panel)
    container.preferredContentSize = panel.preferredContentSize
    container.modalPresentationStyle = anchor == nil ? .formSheet : .popover
    if let anchor, let popover = container.popoverPresentationController {
      popover.backgroundColor = .systemGroupedBackground
      anchor.attach(popover)
    }
    return container
  }

  func panelWillGo() { delegate?.printInteractionControllerWillDismissPrinterOptions(self) }

  func printAtOnce(on printer: UIPrinter, _ completion: CompletionHandler?) -> Bool {
    guard let content = makeContent() else { return false }
    var settings = PrintSettings(printInfo)
    settings.destination = .printer(printer.displayName)
    usePaper(content, settings)
    start(content, settings) { [weak self] error in
      guard let self else { return }
      completion?(self, error == nil, error)
    }
    return true
  }

  /// Makes the file, and hands it on where that is not what was asked for.
  func start(
    _ content: PrintContent, _ settings: PrintSettings,
    completion: @escaping @MainActor (UIPrintError?) -> Void
  ) {
    delegate?.printInteractionControllerWillStartJob(self)
    let end: @MainActor (UIPrintError?) -> Void = { [weak self] error in
      guard let self else { return }
      rendering = nil
      delegate?.printInteractionControllerDidFinishJob(self)
      completion(error)
    }
    let job = printInfo?.jobName ?? ProcessInfo.processInfo.processName
    let target = PrintFile.make(job, isKept: settings.destination == .file)
    let spooler = PrintSpooler(runner: UIApplication.shared.opener.runner)
    write(content, settings, to: target) { isWritten in
      guard let target else { return end(UIPrintError(.jobFailed)) }
      guard isWritten else {
        try? FileManager.default.removeItem(at: target)
        return end(UIPrintError(.jobFailed))
      }
      guard case .printer(let name) = settings.destination else { return end(nil) }
      Self.send(target, settings, to: name, of: spooler, job, end)
    }
  }

  /// What is written is removed; a job that CUPS has stays there.
  func giveUp() {
    rendering?.cancel()
    rendering = nil
  }

  private func write(
    _ content: PrintContent, _ settings: PrintSettings, to target: URL?,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let target else { return completion(false) }
    switch content {
    case .document(let data):
      // Nobody else reads it among the temporary files.
      completion(
        FileManager.default.createFile(
          atPath: target.path, contents: data, attributes: [.posixPermissions: 0o600]))
    case .pages(let renderer):
      guard let made = PrintRendering(renderer, pages: settings.pages, to: target) else {
        return completion(false)
      }
      rendering = made
      made.run(completion: completion)
    }
  }

  private static func send(
    _ file: URL, _ settings: PrintSettings, to printer: String, of spooler: PrintSpooler,
    _ job: String, _ end: @escaping @MainActor (UIPrintError?) -> Void
  ) {
    spooler.send(file, settings, to: printer, job: job) { isTaken in
      // `lp` has copied the file.
      try? FileManager.default.removeItem(at: file)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { end(isTaken ? nil : UIPrintError(.jobFailed)) }
      }
    }
  }
}

extension PrintSettings {
  @MainActor
  init(_ info: UIPrintInfo?) {
    guard let info else { return }
    (orientation, duplex) = (info.orientation, info.duplex)
    isGray = info.outputType == .grayscale || info.outputType == .photoGrayscale
    if let printer = info.printerID { destination = .printer(printer) }
  }
}
