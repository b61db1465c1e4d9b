import Testing
import UIKitTesting
@testable import UIKit

/// Where a program's own accessories lie among the system's, in a row of 320 points.
@MainActor
struct AccessoryPositionTests {
  private func row(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
    let harness = AppHarness()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    cell.accessories = accessories
    harness.show(cell)
    return cell
  }

  private func square(_ placement: UICellAccessory.Placement) -> (UIView, UICellAccessory) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    return (
      view,
      .customView(
        configuration: .init(
          customView: view, placement: placement, reservedLayoutWidth: .custom(10)))
    )
  }

  @Test func theyAreNextToTheContentByThemselves() {
    let (view, own) = square(.trailing())
    _ = row([.checkmark(), .disclosureIndicator(), own])
    // 16 to the edge, 14, 8, 24, 8, 10.
    #expect(view.frame.minX == 240)
  }

  @Test func aPositionIsAmongThoseOfTheSide() {
    var counts: [Int] = []
    let (view, own) = square(
      .trailing(at: {
        counts.append($0.count)
        return $0.count
      }))
    _ = row([.checkmark(), .disclosureIndicator(), .delete(), own])
    #expect(view.frame.maxX == 304 && !counts.isEmpty && counts.allSatisfy { $0 == 2 })
    let (between, second) = square(.trailing(at: { _ in 1 }))
    _ = row([.checkmark(), .disclosureIndicator(), second])
    // 16 to the edge, 14, 8, 10.
    #expect(between.frame.minX == 272)
  }

  @Test func leadingOnesAreBehindTheSystemsUnlessTheySayOtherwise() {
    let outline = UICellAccessory.outlineDisclosure(options: .init(style: .cell))
    let (behind, last) = square(.leading())
    _ = row([outline, last])
    #expect(behind.frame.minX == 46)
    let (first, own) = square(.leading(at: { _ in 0 }))
    _ = row([outline, own])
    #expect(first.frame.minX == 16)
  }

  @Test func positionsThatAreNoneAreTheNearest() {
    let (low, one) = square(.trailing(at: { _ in -7 }))
    let (high, other) = square(.trailing(at: { _ in 99 }))
    _ = row([.disclosureIndicator(), one])
    _ = row([.disclosureIndicator(), other])
    #expect(low.frame.minX == 272 && high.frame.minX == 294)
  }
}
