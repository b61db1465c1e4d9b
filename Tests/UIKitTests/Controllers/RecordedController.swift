import UIKit

/// What controllers and delegates were told, in its order.
@MainActor
final class Recording {
  private var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  /// What was written since it was last asked.
  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it is told.
class RecordedController: UIViewController {
  private let recording: Recording

  init(_ name: String, _ recording: Recording, color: UIColor = .systemBackground) {
    self.recording = recording
    super.init(nibName: nil, bundle: nil)
    title = name
    self.color = color
  }

  required init?(coder: NSCoder) { nil }

  private var color = UIColor.systemBackground

  private func note(_ what: String) { recording.write("\(title ?? "") \(what)") }

  override func viewDidLoad() {
    view.backgroundColor = color
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
