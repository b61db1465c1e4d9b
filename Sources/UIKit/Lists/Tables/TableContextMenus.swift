import CoreGraphics
import Foundation

/// Gives the menus of a table's rows, as its delegate says.
@MainActor
final class TableContextMenus: UIContextMenuInteractionDelegate {
  private weak var table: UITableView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// What the delegate said when the gesture was about to begin.
  private var offered: UIContextMenuConfiguration?
  /// Of the row whose menu was asked for last.
  private var preview = RowPreview(nil)

  init(_ table: UITableView) { self.table = table }

  /// Rows without a menu keep their touches.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    offered = configuration(at: recognizer.location(in: table))
    return offered != nil
  }

  private func configuration(at place: CGPoint) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: place) else { return nil }
    preview = RowPreview(table.cellForRow(at: path))
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: path, point: place)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    defer { offered = nil }
    return offered ?? configuration(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    // The picture is of the row as it is at rest.
    table.cancelTouch()
    return table.delegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? preview.target
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.delegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration) ?? preview.target
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.cancelTouch()
    table.delegate?.tableView(
      table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
