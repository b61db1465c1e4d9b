import CoreGraphics
import Foundation

/// The pages of a calendar. Only of the month whose name shows there is anything to hear and to go to, also while another
/// one leaves.
final class MonthList: UICollectionView {
  weak var pages: MonthPages?

  override var accessibilityElements: [Any]? {
    get { pages?.shownCell.map { [$0] } ?? [] }
    set {}
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let owner = pages?.owner, let step = step(direction) else { return false }
    let former = owner.month
    owner.turn(by: step)
    return owner.month != former
  }

  private func step(_ direction: UIAccessibilityScrollDirection) -> Int? {
    switch direction {
    case .next: 1
    case .previous: -1
    case .right: isRightToLeft ? -1 : 1
    case .left: isRightToLeft ? 1 : -1
    case .up, .down: nil
    }
  }

  /// A day comes into view with its month, which a step to the day would stop halfway.
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if !animated { pages?.endTurn() }
  }
}
