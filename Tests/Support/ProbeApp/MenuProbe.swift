import UIKit

/// Opens a menu that is higher than its window, and tells which of its elements is chosen.
class MenuProbe: UIViewController, UIContextMenuInteractionDelegate {
  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    view.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(
        title: "Choices",
        children: (1...12).map { number in
          UIAction(title: "Choice \(number)") { _ in report("chosen \(number)") }
        })
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { report("ended") }
}
