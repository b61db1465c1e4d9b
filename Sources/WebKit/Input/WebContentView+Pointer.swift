import UIKit
import WebEngineProtocol

extension WebContentView: UIPointerInteractionDelegate {
  func show(_ cursor: PageCursor) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    pointer.invalidate()
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    switch cursor {
    case .hand: .hand()
    case .text: .textBeam()
    case .verticalText: UIPointerStyle(shape: .horizontalBeam(length: 16))
    case .resizeHorizontally: .columnResizing()
    case .hidden: .hidden()
    case .arrow, .crosshair, .move, .wait, .notAllowed, .openHand, .closedHand, .resizeVertically:
      .system()
    }
  }
}
