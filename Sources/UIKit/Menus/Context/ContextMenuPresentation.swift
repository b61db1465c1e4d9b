import CoreGraphics

/// A context menu that shows, with what it is about.
@MainActor
final class ContextMenuPresentation {
  private weak var interaction: UIContextMenuInteraction?
  private let configuration: UIContextMenuConfiguration
  private(set) weak var overlay: MenuOverlay?
  private var preview: ContextMenuPreview?
  private let hasPreview: Bool
  private let controller: UIViewController?
  /// Of the preview's action.
  private var commit: ContextMenuAnimator?

  /// What a finger has opened has a preview.
  init(
    of interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    hasPreview: Bool
  ) {
    (self.interaction, self.configuration) = (interaction, configuration)
    self.hasPreview = hasPreview
    controller = hasPreview ? configuration.previewProvider?() : nil
  }

  func show(_ menu: UIMenu, at place: CGPoint, in window: UIWindow) {
    guard let interaction else { return }
    // It would be in the window, which a popover is beyond.
    let hasPlace = hasPreview && interaction.view?.cardBeyond == nil
    preview = hasPlace ? makePreview(at: place, in: window) : nil
    let animator = ContextMenuAnimator(controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    let anchor = preview.map { MenuAnchor.preview($0.natural) } ?? .point(place)
    // It is the menu's: the view may go before the menu does, and the preview must not stay then.
    let overlay = MenuOverlay.show(menu, at: anchor, in: window) { self.end() }
    if let view = interaction.view { overlay.adoptStyle(of: view) }
    self.overlay = overlay
    guard let preview else { return ContextMenuAnimator.run([animator]) }
    overlay.isOnPreview = { [weak preview] in preview?.contains($0) ?? false }
    overlay.onPreview = { [weak self] in self?.performPreviewAction() }
    preview.show(with: overlay, animator)
  }

  private func makePreview(at place: CGPoint, in window: UIWindow) -> ContextMenuPreview? {
    let target = interaction.flatMap {
      $0.delegate?.contextMenuInteraction(
        $0, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    }
    return ContextMenuPreview(target, controller, at: place, in: window)
  }

  private func performPreviewAction() {
    guard let interaction, commit == nil else { return }
    let animator = ContextMenuAnimator(controller)
    commit = animator
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    overlay?.dismiss()
  }

  private func end() {
    guard let interaction else { return preview?.removeFromSuperview() ?? () }
    let animator = ContextMenuAnimator(controller)
    interaction.menuDidEnd()
    interaction.delegate?.contextMenuInteraction(
      interaction, willEndFor: configuration, animator: animator)
    let animators = (commit.map { [$0] } ?? []) + [animator]
    guard let preview else { return ContextMenuAnimator.run(animators) }
    if commit?.preferredCommitStyle == .pop { return preview.pop(animators) }
    let target = interaction.delegate?.contextMenuInteraction(
      interaction, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier)
    preview.sink(to: target, animators)
  }
}
