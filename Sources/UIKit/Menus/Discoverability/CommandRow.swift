import CoreGraphics
import Foundation

/// One line of the panel of key commands.
@MainActor
enum CommandRow {
  case title(String)
  case command(DiscoverableCommand)

  /// In points.
  static let width: CGFloat = 280
  static let lineHeight: CGFloat = 34
  private static let titleHeight: CGFloat = 40

  var isTitle: Bool {
    if case .title = self { true } else { false }
  }

  var height: CGFloat { isTitle ? Self.titleHeight : Self.lineHeight }

  func makeView(_ perform: @escaping (UIKeyCommand) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.width, height: height))
    switch self {
    case .title(let text): Self.addTitle(text, to: view)
    case .command(let command):
      Self.addTexts(of: command, to: view)
      guard command.isEnabled else { break }
      view.addGestureRecognizer(UITapGestureRecognizer { _ in perform(command.command) })
    }
    return view
  }

  private static func addTitle(_ text: String, to view: UIView) {
    let label = UILabel(frame: view.bounds)
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    view.addSubview(label)
  }

  private static func addTexts(of command: DiscoverableCommand, to view: UIView) {
    let keys = UILabel()
    keys.text = command.shortcut
    keys.font = .systemFont(ofSize: 15)
    keys.textColor = command.isEnabled ? .secondaryLabel : .tertiaryLabel
    keys.sizeToFit()
    keys.center = CGPoint(x: view.bounds.maxX - keys.bounds.width / 2, y: view.bounds.midY)
    let title = UILabel(
      frame: CGRect(x: 0, y: 0, width: keys.frame.minX - 12, height: view.bounds.height))
    title.text = command.title
    title.font = .systemFont(ofSize: 15)
    title.textColor = command.isEnabled ? .label : .tertiaryLabel
    view.addSubview(title)
    view.addSubview(keys)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "\(command.title), \(command.shortcut)"
    view.accessibilityTraits = command.isEnabled ? .button : [.button, .notEnabled]
  }
}
