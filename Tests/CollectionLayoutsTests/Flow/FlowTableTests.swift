import CollectionLayouts
import Foundation
import Testing

/// Frames of flow layouts, computed by hand from the measured rules.
@Suite struct FlowTableTests {
  struct Table: CustomTestStringConvertible {
    let testDescription: String
    var sizes: [CGSize]
    var breadth: CGFloat = 320
    var axis = LayoutAxis.vertical
    var scale: CGFloat = 2
    var metrics = FlowSection.Metrics()
    var origins: [CGPoint]
    var length: CGFloat

    /// - Parameter change: Of the metrics.
    init(
      _ name: String, _ sizes: [CGSize], origins: [(CGFloat, CGFloat)], length: CGFloat,
      breadth: CGFloat = 320, axis: LayoutAxis = .vertical, scale: CGFloat = 2,
      _ change: (inout FlowSection.Metrics) -> Void = { _ in }
    ) {
      testDescription = name
      (self.sizes, self.breadth, self.axis, self.scale) = (sizes, breadth, axis, scale)
      (self.origins, self.length) = (origins.map { CGPoint(x: $0.0, y: $0.1) }, length)
      change(&metrics)
    }
  }

  private static func of(_ width: CGFloat, _ height: CGFloat = 50, count: Int = 1) -> [CGSize] {
    Array(repeating: CGSize(width: width, height: height), count: count)
  }

  private static func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> LayoutInsets {
    LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  private static let even: [Table] = [
    Table(
      "three in a line, one below", of(100, count: 4),
      origins: [(0, 0), (110, 0), (220, 0), (0, 60)], length: 110),
    Table(
      "gaps of two thirds of a point", of(60, 40, count: 5),
      origins: [(0, 0), (86.5, 0), (173.5, 0), (260, 0), (0, 48)], length: 88
    ) { $0.lineSpacing = 8 },
    Table(
      "two in a line", of(150, count: 3), origins: [(0, 0), (170, 0), (0, 60)], length: 110),
    Table(
      "two halves do not fit with a space between", of(160, count: 2),
      origins: [(80, 0), (80, 60)], length: 110),
    Table(
      "two halves fit without one", of(160, count: 2), origins: [(0, 0), (160, 0)], length: 50
    ) { $0.itemSpacing = 0 },
    Table(
      "seven of ninety", of(90, count: 7),
      origins: [(0, 0), (115, 0), (230, 0), (0, 60), (115, 60), (230, 60), (0, 120)], length: 170),
    Table(
      "a large least distance", of(80, count: 3), origins: [(0, 0), (120, 0), (240, 0)], length: 50
    ) { $0.itemSpacing = 30 },
    Table(
      "a quarter of a point between", of(106.5, count: 3),
      origins: [(0, 0), (107, 0), (213.5, 0)], length: 50
    ) { $0.itemSpacing = 0 },
    Table("wider than the view", of(400), origins: [(-40, 0)], length: 50),
    Table(
      "several wider than the view", of(400, count: 3),
      origins: [(-40, 0), (-40, 60), (-40, 120)], length: 170),
    Table(
      "four that fill the line", of(80, count: 4), origins: [(0, 0), (80, 0), (160, 0), (240, 0)],
      length: 50
    ) { $0.itemSpacing = 0 },
    Table(
      "no space between lines", of(320, 33.5, count: 3), origins: [(0, 0), (0, 33.5), (0, 67)],
      length: 100.5
    ) { $0.lineSpacing = 0 },
  ]

  private static let uneven: [Table] = [
    Table(
      "a full line of three widths", of(100) + of(150) + of(60) + of(100),
      origins: [(0, 0), (105, 0), (260, 0), (0, 60)], length: 110
    ) { $0.itemSpacing = 0 },
    Table(
      "a last line of two widths", of(100, count: 3) + of(60) + of(70),
      origins: [(0, 0), (110, 0), (220, 0), (0, 60), (70, 60)], length: 110),
    Table(
      "each line by itself", of(200) + of(100, count: 3),
      origins: [(0, 0), (220, 0), (0, 60), (110, 60)], length: 110),
    Table(
      "three heights", of(100, 30) + of(100, 50) + of(100, 40),
      origins: [(0, 10), (110, 0), (220, 5)], length: 50),
    Table(
      "a half point of height, at two pixels a point", of(100, 29) + of(100, 50),
      origins: [(0, 10.5), (110, 0)], length: 50),
    Table(
      "a half point of height, at one pixel a point", of(100, 29) + of(100, 50),
      origins: [(0, 11), (110, 0)], length: 50, scale: 1),
    Table(
      "a wide one between narrow ones", of(50) + of(300) + of(50),
      origins: [(0, 0), (10, 60), (0, 120)], length: 170),
  ]

  private static let around: [Table] = [
    Table(
      "insets that leave room for three", of(100, count: 3),
      origins: [(10, 5), (110, 5), (210, 5)], length: 60
    ) { ($0.inset, $0.itemSpacing) = (insets(5, 10, 5, 10), 0) },
    Table(
      "insets that leave room for two", of(100, count: 2), origins: [(20, 0), (200, 0)], length: 50
    ) { $0.inset = insets(0, 20, 0, 20) },
    Table("one in the middle of the insets", of(200), origins: [(60, 0)], length: 50) {
      $0.inset = insets(0, 10, 0, 10)
    },
    Table(
      "header, insets and footer", of(320, 44, count: 2), origins: [(0, 50), (0, 94)], length: 168
    ) {
      ($0.header, $0.footer, $0.lineSpacing) = (40, 20, 0)
      $0.inset = insets(10, 0, 10, 0)
    },
    Table("a header without items", [], origins: [], length: 40) { $0.header = 40 },
    Table("unlike insets at the sides", of(100), origins: [(30, 0)], length: 50) {
      $0.inset = insets(0, 30, 0, 5)
    },
  ]

  private static let sideways: [Table] = [
    Table(
      "columns of two", of(100, 100, count: 3), origins: [(0, 0), (0, 110), (120, 0)],
      length: 220, breadth: 210, axis: .horizontal
    ) { $0.lineSpacing = 20 },
    Table(
      "a column is as wide as its widest", of(50, 80) + of(70, 80) + of(60, 80),
      origins: [(10, 0), (0, 120), (80, 0)], length: 140, breadth: 200, axis: .horizontal),
    Table(
      "a column of three heights", of(40, 60) + of(40, 70) + of(40, 50),
      origins: [(0, 0), (0, 70), (0, 150)], length: 40, breadth: 200, axis: .horizontal),
    Table(
      "header and footer at the sides", of(100, 100), origins: [(45, 58.5)], length: 178,
      breadth: 210, axis: .horizontal
    ) {
      ($0.header, $0.footer, $0.inset) = (40, 30, insets(7, 5, 0, 3))
    },
  ]

  @Test(arguments: even + uneven + around + sideways)
  func framesAreAsComputedByHand(_ table: Table) {
    let section = FlowSection(
      .each(table.sizes), table.metrics, scrolling: table.axis, breadth: table.breadth,
      scale: PixelScale(table.scale))
    let frames = table.sizes.indices.map { section.frame(ofItem: $0) }
    #expect(frames.map(\.origin) == table.origins)
    #expect(frames.map(\.size) == table.sizes)
    #expect(section.length == table.length)
  }
}
