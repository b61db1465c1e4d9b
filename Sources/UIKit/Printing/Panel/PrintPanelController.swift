import CoreGraphics
import Foundation

/// The panel: what comes out, and how many of it where.
final class PrintPanelController: UITableViewController {
  let owner: UIPrintInteractionController
  let content: PrintContent
  var settings: PrintSettings
  var printers = PrintSpooler.Printers()
  var range = PageRange.Reading.all
  var isAtWork = false
  var hasChosenPrinter = false
  var isPrinted = false
  private var isOver = false
  /// Called once, after the panel has gone, with whether it was printed.
  var onEnd: (Bool) -> Void = { _ in }

  let preview = PrintPreview()
  let printerButton = UIButton(configuration: .plain())
  let copies = UIStepper()
  let rangeField = UITextField()
  let orientation = UISegmentedControl(items: ["Portrait", "Landscape"])
  let bothSides = UISwitch()
  var rows: [UITableViewCell] = []

  init(_ owner: UIPrintInteractionController, _ content: PrintContent) {
    (self.owner, self.content) = (owner, content)
    settings = PrintSettings(owner.printInfo)
    super.init(style: .insetGrouped)
    title = "Print"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    owner.usePaper(content, settings)
    prepareBar()
    prepareRows()
    preview.frame = CGRect(x: 0, y: 0, width: 320, height: PrintPreview.height)
    tableView.tableHeaderView = preview
    showPages()
    findPrinters()
  }

  /// As wide as a phone.
  override var preferredContentSize: CGSize {
    get { CGSize(width: 375, height: PrintPreview.height + CGFloat(rows.count) * 52 + 110) }
    set {}
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !isOver, isGoing { owner.panelWillGo() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isGoing { end() }
  }

  /// Whether it goes from the screen, and is not covered.
  private var isGoing: Bool {
    let container = navigationController ?? self
    return container.presentingViewController == nil || container.isBeingDismissed
  }

  /// Tells the end once. A job that is not written yet is given up.
  private func end() {
    guard !isOver else { return }
    isOver = true
    if !isPrinted { owner.giveUp() }
    owner.panel = nil
    onEnd(isPrinted)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { rows[indexPath.row] }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 52 }

  /// Return prints.
  override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + [
      UIKeyCommand(input: "\r", modifierFlags: [], action: PrintPanelController.printNow)
    ]
  }
}
