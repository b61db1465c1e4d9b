import Testing
import UIKitTesting
@testable import UIKit

/// Views behind the rows and items of a list.
@MainActor
struct ListBackgroundTests {
  @Test func thatOfATableFillsItAndStays() {
    let stage = TableStage([Array(0..<50)])
    let back = UIView()
    stage.table.backgroundView = back
    stage.harness.settle()
    stage.table.contentOffset.y = 300
    stage.harness.settle()
    #expect(back.frame == CGRect(x: 0, y: 300, width: 320, height: 480))
    #expect(stage.table.subviews.first === back && stage.fault == nil)
    stage.table.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test func thatOfACollectionFillsItAndStays() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    let fixture = CollectionFixture(layout, count: 50)
    let back = UIView()
    fixture.view.backgroundView = back
    fixture.harness.settle()
    fixture.view.contentOffset.y = 300
    fixture.harness.settle()
    #expect(back.frame == CGRect(x: 0, y: 300, width: 320, height: 480))
    #expect(fixture.view.subviews.first === back)
    fixture.view.backgroundView = nil
    #expect(back.superview == nil)
  }
}
