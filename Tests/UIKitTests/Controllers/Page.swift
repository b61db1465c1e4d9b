import UIKit

/// A controller that writes down what it is told.
class Page: UIViewController {
  /// What it writes down beside its coming and going.
  struct Notes: OptionSet {
    let rawValue: Int
    static let load = Notes(rawValue: 1)
    static let willMove = Notes(rawValue: 2)
    static let didMove = Notes(rawValue: 4)
    static let moves: Notes = [.willMove, .didMove]
    /// That there is no animation.
    static let atOnce = Notes(rawValue: 8)
  }

  var onWillAppear: () -> Void = {}
  var onDidAppear: () -> Void = {}
  var onWillDisappear: () -> Void = {}
  var onDidDisappear: () -> Void = {}
  /// Appearances begun less disappearances begun, and the same for ends.
  private(set) var balance = (will: 0, did: 0)
  private let recording: Recording?
  private let notes: Notes
  private let color: UIColor

  init(
    _ name: String, _ recording: Recording? = nil, notes: Notes = .load,
    color: UIColor = .systemBackground
  ) {
    (self.recording, self.notes, self.color) = (recording, notes, color)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ what: String) { recording?.write("\(title ?? "") \(what)") }

  private func note(_ what: String, _ animated: Bool) {
    note(!animated && notes.contains(.atOnce) ? "\(what) at once" : what)
  }

  override func viewDidLoad() {
    view.backgroundColor = color
    if notes.contains(.load) { note("load") }
  }
  override func viewWillAppear(_ animated: Bool) {
    balance.will += 1
    note("willAppear", animated)
    onWillAppear()
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) {
    balance.did += 1
    note("didAppear", animated)
    onDidAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    balance.will -= 1
    note("willDisappear", animated)
    onWillDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    balance.did -= 1
    note("didDisappear", animated)
    onDidDisappear()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if notes.contains(.willMove) { note(parent == nil ? "willLeave" : "willEnter") }
  }
  override func didMove(toParent parent: UIViewController?) {
    if notes.contains(.didMove) { note(parent == nil ? "left" : "entered") }
  }
}
