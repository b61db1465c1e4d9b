import Foundation
import FoundationAdditions

extension UIResponder {
  func setPasteConfiguration(_ configuration: UIPasteConfiguration?) {
    let data = ensureRareData
    data.pasteConfiguration = configuration
    guard let view = self as? UIView else { return }
    if let drop = data.pasteDrop, configuration == nil {
      view.removeInteraction(drop.interaction)
      data.pasteDrop = nil
    } else if data.pasteDrop == nil, configuration != nil {
      let drop = PasteDrop(view)
      view.addInteraction(drop.interaction)
      data.pasteDrop = drop
    }
  }

  func accepts(_ providers: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration else { return false }
    return providers.contains(where: pasteConfiguration.accepts)
  }

  /// Whether a command of pasting has something to paste by the configuration.
  func canPaste(by action: Selector) -> Bool {
    guard action.description == "paste:", pasteConfiguration != nil else { return false }
    return canPaste(UIPasteboard.general.itemProviders)
  }

  func pasteItems() {
    if pasteConfiguration == nil { lacks("paste:") }
    paste(itemProviders: UIPasteboard.general.itemProviders)
  }
}

/// Takes drops for a view with a paste configuration, as if they were pasted.
@MainActor
final class PasteDrop: NSObject, UIDropInteractionDelegate {
  private weak var view: UIView?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)

  init(_ view: UIView) { self.view = view }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    view?.canPaste(session.items.map(\.itemProvider)) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    view?.paste(itemProviders: session.items.map(\.itemProvider))
  }
}
