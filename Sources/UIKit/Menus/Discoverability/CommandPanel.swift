import CoreGraphics
import Foundation

/// A card in the middle of a window with the key commands, in as many columns as are needed and fit.
final class CommandPanel: UIView {
  private static let padding: CGFloat = 20
  private static let gap: CGFloat = 28
  private static let margin: CGFloat = 24
  private static let fade = 0.2

  private let scrollView = UIScrollView()

  /// `onChoice` is called before a command is performed that the user has touched.
  static func show(
    _ groups: [DiscoverableCommands.Group], in window: UIWindow, isNew: Bool,
    onChoice: @escaping () -> Void
  ) -> CommandPanel {
    let panel = CommandPanel(frame: .zero)
    panel.applyPanelStyle()
    panel.addSubview(panel.scrollView)
    let start = window.keyResponder
    panel.lay(CommandColumns.rows(of: groups), in: window.bounds.size) { command in
      onChoice()
      command.perform(from: start)
    }
    panel.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    panel.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    window.addSubview(panel)
    if isNew { panel.appear() }
    return panel
  }

  private func appear() {
    alpha = 0
    UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
      self.alpha = 1
    }
  }

  /// Takes no touches while it fades.
  func leave() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.fade, animations: { self.alpha = 0 }) { _ in
      self.removeFromSuperview()
    }
  }

  private func lay(
    _ rows: [CommandRow], in room: CGSize, perform: @escaping (UIKeyCommand) -> Void
  ) {
    let edges = 2 * (Self.margin + Self.padding)
    let columns = CommandColumns(
      rows, height: room.height - edges,
      most: Int((room.width - edges + Self.gap) / (CommandRow.width + Self.gap)))
    for (index, column) in columns.columns.enumerated() {
      var y: CGFloat = 0
      for row in column {
        let view = row.makeView(perform)
        view.frame.origin = CGPoint(x: CGFloat(index) * (CommandRow.width + Self.gap), y: y)
        scrollView.addSubview(view)
        y += row.height
      }
    }
    let count = CGFloat(columns.columns.count)
    let content = CGSize(
      width: count * (CommandRow.width + Self.gap) - Self.gap, height: columns.height)
    let height = min(content.height, max(CommandRow.lineHeight, room.height - edges))
    scrollView.contentSize = content
    scrollView.frame = CGRect(
      x: Self.padding, y: Self.padding, width: content.width, height: height)
    bounds.size = CGSize(
      width: content.width + 2 * Self.padding, height: height + 2 * Self.padding)
  }
}
