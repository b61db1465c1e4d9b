@testable import UIKit

/// Writes down what it is told of insets.
final class InsetTeller: UIView {
  var name = ""
  var tell: (String) -> Void = { _ in }

  convenience init(_ name: String, frame: CGRect = .zero, tell: @escaping (String) -> Void) {
    self.init(frame: frame)
    (self.name, self.tell) = (name, tell)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    tell("\(name) safe area")
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    tell("\(name) margins")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tell("\(name) layout")
  }
}

/// A controller of a teller.
final class InsetTellingController: UIViewController {
  var lines: [String] = []
  lazy var root = InsetTeller("view") { [weak self] in self?.lines.append($0) }

  override func loadView() { view = root }
  override func viewSafeAreaInsetsDidChange() { lines.append("controller safe area") }
  override func viewLayoutMarginsDidChange() { lines.append("controller margins") }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller's view of 320 by 480 with the safe area (44, 10, 34, 12), and a view in it.
@MainActor
struct InsetStage {
  nonisolated static let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
  let controller = InsetTellingController()
  let child = UIView()

  init() {
    controller.root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.addSubview(child)
    controller.additionalSafeAreaInsets = Self.insets
  }
}

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
