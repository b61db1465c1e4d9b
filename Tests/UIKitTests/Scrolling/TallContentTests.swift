import Foundation
import RasterKit
import RenderKit
import Testing
import UIKitTesting

@testable import QuartzCore
@testable import UIKit

/// A red line, a point high, at every hundredth point. Drawn away from the main thread.
private final class RulerView: UIView {
  nonisolated(unsafe) var drawn = 0
  nonisolated(unsafe) var largest = CGSize.zero

  override class var layerClass: AnyClass { CATiledLayer.self }

  override func draw(_ rect: CGRect) {
    drawn += 1
    largest = CGSize(
      width: max(largest.width, rect.width), height: max(largest.height, rect.height))
    UIColor.white.setFill()
    UIRectFill(rect)
    UIColor.red.setFill()
    for line in Int(rect.minY / 100)...Int(rect.maxY / 100) {
      UIRectFill(CGRect(x: 0, y: line * 100, width: 320, height: 1))
    }
  }
}

/// Content a million points tall.
@MainActor
struct TallContentTests {
  private static let height: CGFloat = 1_000_000

  @MainActor private struct Stage {
    let harness = AppHarness(screenSize: CGSize(width: 320, height: 240))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    init(_ content: UIView?) {
      scrollView.contentSize = CGSize(width: 320, height: TallContentTests.height)
      scrollView.showsVerticalScrollIndicator = false
      if let content { scrollView.addSubview(content) }
      harness.show(scrollView)
    }

    func red(at y: CGFloat) -> Int {
      let place = CGPoint(x: 100, y: scrollView.contentOffset.y + y)
      let color = harness.color(at: place, in: scrollView)
      return color.red - color.blue
    }
  }

  @Test(arguments: [0, 499_990, 777_777, 999_760] as [CGFloat])
  func linesAreExactEverywhere(offset: CGFloat) {
    let ruler = RulerView(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    let stage = Stage(ruler)
    stage.scrollView.contentOffset.y = offset
    stage.harness.advance(by: 0.5)
    let first = (100 - offset.truncatingRemainder(dividingBy: 100))
      .truncatingRemainder(dividingBy: 100)
    for line in stride(from: first, to: 240, by: 100) {
      #expect(stage.red(at: line) == 255)
      if line > 0 { #expect(stage.red(at: line - 1) == 0) }
      if line < 239 { #expect(stage.red(at: line + 1) == 0) }
    }
  }

  @Test func tilesAreDrawnWhereTheContentShowsAndMemoryIsBounded() {
    let ruler = RulerView(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    let stage = Stage(ruler)
    stage.harness.advance(by: 0.5)
    for step in 1...300 {
      stage.scrollView.contentOffset.y = CGFloat(step) * 2500
      stage.harness.advance(by: 1.0 / 60)
    }
    #expect(ruler.drawn <= 304 * 4, "two columns of at most two tiles for each place")
    #expect(ruler.largest.height <= 256 && ruler.largest.width <= 256)
    let layer = ruler.layer as? CATiledLayer
    #expect(layer.map { $0.container.tiles.cost <= 64 << 20 } == true)
  }

  @Test func outOfSightNothingIsDrawn() {
    let ruler = RulerView(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    let stage = Stage(nil)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 900, width: 320, height: 200))
    inner.contentSize = ruler.frame.size
    inner.addSubview(ruler)
    stage.scrollView.addSubview(inner)
    stage.harness.advance(by: 0.5)
    #expect(ruler.drawn == 0)
    stage.scrollView.contentOffset.y = 800
    stage.harness.advance(by: 0.5)
    #expect(ruler.drawn == 2)
  }

  @Test func aStepPaintsTheStripThatComesIntoSight() {
    let ruler = RulerView(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    let stage = Stage(ruler)
    // The tiles around are there already.
    for offset in [900_000, 900_200, 900_100] as [CGFloat] {
      stage.scrollView.contentOffset.y = offset
      stage.harness.advance(by: 0.5)
    }
    let server = UIApplication.shared.engine.server
    var painted = 0
    for _ in 0..<4 {
      let before = server.statistics.total.pixelsRepainted
      stage.scrollView.contentOffset.y += 5
      stage.harness.settle()
      painted = server.statistics.total.pixelsRepainted - before
    }
    #expect(painted > 0 && painted <= 320 * 30)
  }

  @Test func rowsOfATableAreThereToTheLastPoint() {
    final class Source: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25_000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
      }
    }
    let (harness, source) = (AppHarness(screenSize: CGSize(width: 320, height: 240)), Source())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    table.rowHeight = 40
    table.dataSource = source
    harness.show(table)
    #expect(table.contentSize.height == Self.height)
    for offset in [0, 333_333, 999_760] as [CGFloat] {
      table.contentOffset.y = offset
      harness.settle()
      let rows = table.indexPathsForVisibleRows ?? []
      #expect(rows.first?.row == Int(offset / 40))
      #expect(table.rectForRow(at: rows[0]).minY == CGFloat(rows[0].row) * 40)
    }
    #expect(table.indexPathsForVisibleRows?.last?.row == 24_999)
    #expect(source.made <= 10)
  }
}
