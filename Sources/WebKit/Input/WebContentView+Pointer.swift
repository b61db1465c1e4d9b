import PlatformKit
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
    case .arrow: .system()
    case .hand: .hand()
    case .text: .textBeam()
    case .verticalText: UIPointerStyle(shape: .horizontalBeam(length: 16))
    case .columnResize: .columnResizing()
    case .hidden: .hidden()
    default: CursorName(rawValue: cursor.rawValue).map { UIPointerStyle.named($0) } ?? .system()
    }
  }
}
