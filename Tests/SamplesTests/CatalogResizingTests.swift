import CoreGraphics
import RasterKit
import Testing
import UIKit
import UIKitTesting

@testable import Catalog

/// The Catalog in a window whose width changes, beside one that has that width from the beginning.
extension CatalogTests {
  private static let widths = Array(stride(from: CGFloat(360), through: 1600, by: 62))
  private static let height: CGFloat = 480

  private func size(_ width: CGFloat) -> CGSize { CGSize(width: width, height: Self.height) }

  /// Where two windows of the same size show different pixels; nil where they show the same.
  private func difference(_ one: Catalog, _ other: Catalog) -> String? {
    let images = [one, other].map { $0.harness.screenshot(of: $0.window).pixels }
    guard images[0].size == images[1].size else { return "other sizes" }
    let size = images[0].size
    let places = (0..<size.height).flatMap { y in
      let rows = images.map { $0.target.address(x: 0, y: y) }
      return (0..<Int(size.width)).filter { rows[0][$0] != rows[1][$0] }.map { (x: $0, y: y) }
    }
    guard let first = places.first, let last = places.last else { return nil }
    let columns = places.map(\.x)
    return "\(places.count) pixels in rows \(first.y)...\(last.y), columns "
      + "\(columns.min() ?? 0)...\(columns.max() ?? 0)"
  }

  private func rested(_ width: CGFloat, _ page: String? = nil) throws -> Catalog {
    let catalog = catalog(size(width))
    if let page { try choose(page, in: catalog) }
    catalog.harness.advance(by: 2)
    return catalog
  }

  /// Resizes a window step by step; each frame is that of a window which has been so wide from the beginning.
  private func expectRightFrames(_ widths: [CGFloat], _ page: String? = nil) throws {
    let catalog = try rested(widths[0], page)
    for width in widths.dropFirst() {
      catalog.harness.resize(catalog.window, to: size(width))
      let difference = try difference(catalog, rested(width, page))
      #expect(difference == nil, "\(width) points wide")
    }
  }

  @Test func eachFrameOfAWindowThatIsResizedIsThatOfItsWidth() throws {
    try expectRightFrames(Self.widths + Self.widths.reversed())
  }

  @Test func aPageThatWasChosenStaysToo() throws {
    try expectRightFrames(Self.widths.reversed(), "Values")
  }

  @Test func aListThatIsAloneHasNoRowSelected() throws {
    let catalog = catalog(size(1000))
    let table: UITableView = catalog.controller.list.tableView
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.visibleCells.first?.accessoryType == UITableViewCell.AccessoryType.none)
    catalog.harness.resize(catalog.window, to: size(400))
    #expect(catalog.controller.isCollapsed && table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.first?.accessoryType == .disclosureIndicator)
    catalog.harness.resize(catalog.window, to: size(1000))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    try choose("Tables", in: catalog)
    catalog.harness.resize(catalog.window, to: size(400))
    catalog.harness.resize(catalog.window, to: size(1000))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
  }
}
