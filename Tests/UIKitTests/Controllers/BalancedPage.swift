@testable import UIKit

/// A controller that knows what it was told last, and finds what must not follow that.
final class BalancedPage: UIViewController {
  /// Callbacks that must not follow the one before them.
  private(set) var faults: [String] = []
  private(set) var last = "didDisappear"
  private static let followers = [
    "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
  ]

  /// Whether the last callback is true of where its view is.
  var isTold: Bool {
    last == (viewIfLoaded?.window == nil ? "didDisappear" : "didAppear")
  }

  /// Whether it is out of all stacks and presentations, and was told so.
  var isGone: Bool {
    faults.isEmpty && last == "didDisappear" && parent == nil && presentedBy == nil
  }

  /// What it was told last, and the views and controllers around it.
  var whereabouts: String {
    let views = viewIfLoaded.map { Array(sequence(first: $0) { $0.superview }) } ?? []
    let parents = parent.map { Array(sequence(first: $0) { $0.parent }) } ?? []
    return "\(last); \(views.map { "\(type(of: $0))" }); \(parents.map { "\(type(of: $0))" })"
  }

  private func note(_ what: String) {
    if Self.followers[last]?.contains(what) != true { faults.append("\(what) after \(last)") }
    last = what
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
