import CollectionLayouts
import Foundation
import Testing

/// Frames of compositional layouts in a view of 320 by 480 at two pixels a point, computed by hand from the
/// measured rules.
@Suite struct SectionTableTests {
  struct Table: CustomTestStringConvertible {
    let testDescription: String
    var section: LayoutSection
    var frames: [CGRect]
    var length: CGFloat
    var axis = LayoutAxis.vertical
    var boundaries: [CGRect] = []

    init(
      _ name: String, _ group: LayoutItem, frames: [CGRect], length: CGFloat,
      axis: LayoutAxis = .vertical, boundaries: [CGRect] = [],
      _ change: (inout LayoutSection) -> Void = { _ in }
    ) {
      testDescription = name
      section = LayoutSection(group: group)
      (self.frames, self.length, self.axis) = (frames, length, axis)
      self.boundaries = boundaries
      change(&section)
    }
  }

  private static func size(
    _ width: LayoutDimension, _ height: LayoutDimension
  ) -> LayoutDimensions { LayoutDimensions(width: width, height: height) }

  private static func item(
    _ width: LayoutDimension, _ height: LayoutDimension = .fractionalHeight(1),
    _ change: (inout LayoutItem) -> Void = { _ in }
  ) -> LayoutItem {
    var item = LayoutItem(size: size(width, height))
    change(&item)
    return item
  }

  private static func group(
    _ arrangement: LayoutGroup.Arrangement, _ height: CGFloat, spacing: LayoutSpacing = .fixed(0),
    width: LayoutDimension = .fractionalWidth(1)
  ) -> LayoutItem {
    LayoutItem(
      size: size(width, .absolute(height)), group: LayoutGroup(arrangement, itemSpacing: spacing))
  }

  private static func row(
    _ items: LayoutItem..., height: CGFloat = 50, spacing: LayoutSpacing = .fixed(0),
    width: LayoutDimension = .fractionalWidth(1)
  ) -> LayoutItem {
    group(.repeating(items, .horizontal), height, spacing: spacing, width: width)
  }

  private static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat = 50
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

  private static func bar(
    _ width: LayoutDimension, _ height: CGFloat, _ edges: LayoutAnchor.Edges,
    _ change: (inout LayoutBoundaryItem) -> Void = { _ in }
  ) -> LayoutBoundaryItem {
    var bar = LayoutBoundaryItem(size: size(width, .absolute(height)), kind: "bar", edges: edges)
    change(&bar)
    return bar
  }

  private static let whole = item(.fractionalWidth(1))
  private static let half = item(.fractionalWidth(0.5))

  private static let rows: [Table] = [
    Table(
      "halves", row(half), frames: [rect(0, 0, 160), rect(160, 0, 160), rect(0, 50, 160)],
      length: 100),
    Table(
      "two thirds and one", row(item(.fractionalWidth(2 / 3)), item(.fractionalWidth(1 / 3))),
      frames: [rect(0, 0, 213), rect(213, 0, 106.5), rect(0, 50, 213)], length: 100),
    Table(
      "a count of four", group(.counted(whole, 4, .horizontal), 50, spacing: .fixed(8)),
      frames: [rect(0, 0, 74), rect(82, 0, 74), rect(164, 0, 74), rect(246, 0, 74)], length: 50),
    Table(
      "hundreds with tens between", row(item(.absolute(100)), spacing: .fixed(10)),
      frames: [rect(0, 0, 100), rect(110, 0, 100), rect(220, 0, 100), rect(0, 50, 100)],
      length: 100),
    Table(
      "hundreds with what is left between", row(item(.absolute(95)), spacing: .flexible(5)),
      frames: [rect(0, 0, 95), rect(112.5, 0, 95), rect(225, 0, 95)], length: 50),
    Table(
      "quarters on pixels", row(item(.fractionalWidth(0.2)), spacing: .fixed(3)),
      frames: [rect(0, 0, 61.5), rect(64.5, 0, 61.5), rect(129, 0, 61.5)], length: 50),
    Table(
      "lower than the group", row(item(.fractionalWidth(0.5), .absolute(30)), height: 100),
      frames: [rect(0, 0, 160, 30), rect(160, 0, 160, 30)], length: 100),
    Table(
      "higher than the group", row(item(.fractionalWidth(1), .absolute(80))),
      frames: [rect(0, 0, 320, 80), rect(0, 50, 320, 80)], length: 100),
    Table(
      "a hundred beside a half", row(item(.absolute(100)), half),
      frames: [rect(0, 0, 100), rect(100, 0, 160), rect(0, 50, 100)], length: 100),
    Table(
      "half as wide as the view", row(whole, width: .fractionalWidth(0.5)),
      frames: [rect(0, 0, 160), rect(0, 50, 160)], length: 100),
  ]

  private static let columns: [Table] = [
    Table(
      "a count of three", group(.counted(whole, 3, .vertical), 90, spacing: .fixed(6)),
      frames: [rect(0, 0, 320, 26), rect(0, 32, 320, 26), rect(0, 64, 320, 26)], length: 90),
    Table(
      "a large one and two small ones beside it",
      row(
        item(.fractionalWidth(0.7)),
        LayoutItem(
          size: size(.fractionalWidth(0.3), .fractionalHeight(1)),
          group: LayoutGroup(.counted(whole, 2, .vertical))), height: 100),
      frames: [rect(0, 0, 224, 100), rect(224, 0, 96, 50), rect(224, 50, 96, 50)], length: 100),
    Table(
      "a wide one and two narrow ones below it",
      group(
        .repeating(
          [
            item(.fractionalWidth(1), .fractionalHeight(0.5)),
            LayoutItem(
              size: size(.fractionalWidth(1), .fractionalHeight(0.5)),
              group: LayoutGroup(.counted(whole, 2, .horizontal))),
          ], .vertical), 200),
      frames: [rect(0, 0, 320, 100), rect(0, 100, 160, 100), rect(160, 100, 160, 100)],
      length: 200),
    Table(
      "halves below each other",
      group(
        .repeating([item(.fractionalWidth(1), .fractionalHeight(0.5))], .vertical), 100,
        spacing: .fixed(10)),
      frames: [
        rect(0, 0, 320, 45), rect(0, 55, 320, 45), rect(0, 100, 320, 45), rect(0, 155, 320, 45),
      ], length: 200),
    Table(
      "what the provider says",
      group(.custom { size in [(CGRect(x: size.width / 4, y: 5, width: 10, height: 20), 0)] }, 40),
      frames: [rect(80, 5, 10, 20), rect(80, 45, 10, 20)], length: 80),
  ]

  private static let insets: [Table] = [
    Table(
      "between groups", row(whole, height: 40),
      frames: [rect(0, 0, 320, 40), rect(0, 52, 320, 40), rect(0, 104, 320, 40)], length: 144
    ) { $0.groupSpacing = 12 },
    Table("at the sides", row(whole), frames: [rect(16, 0, 288)], length: 50) {
      $0.contentInsets = LayoutInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    },
    Table(
      "at the sides of thirds", row(item(.fractionalWidth(1 / 3))),
      frames: [rect(10, 0, 100), rect(110, 0, 100), rect(210, 0, 100)], length: 50
    ) { $0.contentInsets = LayoutInsets(top: 0, leading: 10, bottom: 0, trailing: 10) },
    Table("above and below", row(whole), frames: [rect(0, 9, 320), rect(0, 59, 320)], length: 130) {
      $0.contentInsets = LayoutInsets(top: 9, leading: 0, bottom: 21, trailing: 0)
    },
    Table(
      "of items",
      row(
        item(.fractionalWidth(1 / 3)) {
          $0.contentInsets = LayoutInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        }),
      frames: [rect(4, 4, 98.5, 42), rect(110.5, 4, 98.5, 42), rect(217, 4, 98.5, 42)],
      length: 50),
    Table(
      "fixed edges",
      row(
        item(.absolute(100), .absolute(40)) {
          ($0.edgeSpacing.leading, $0.edgeSpacing.top) = (.fixed(10), .fixed(5))
        }, height: 100),
      frames: [rect(10, 5, 100, 40), rect(120, 5, 100, 40), rect(10, 105, 100, 40)], length: 200),
    Table(
      "flexible edges above and below",
      row(
        item(.fractionalWidth(0.5), .absolute(40)) {
          ($0.edgeSpacing.top, $0.edgeSpacing.bottom) = (.flexible(0), .flexible(0))
        }, height: 100), frames: [rect(0, 30, 160, 40), rect(160, 30, 160, 40)], length: 100),
  ]

  private static let bars: [Table] = [
    Table(
      "a header and a footer", row(whole), frames: [rect(0, 44, 320), rect(0, 94, 320)],
      length: 174, boundaries: [rect(0, 0, 320, 44), rect(0, 144, 320, 30)]
    ) {
      $0.boundaryItems = [
        bar(.fractionalWidth(1), 44, .top), bar(.fractionalWidth(1), 30, .bottom),
      ]
    },
    Table(
      "a header over the items", row(whole), frames: [rect(0, 0, 320), rect(0, 50, 320)],
      length: 100, boundaries: [rect(0, 0, 320, 44)]
    ) {
      $0.boundaryItems = [bar(.fractionalWidth(1), 44, .top) { $0.extendsBoundary = false }]
    },
    Table(
      "two headers do not stack", row(whole), frames: [rect(0, 50, 320)], length: 100,
      boundaries: [rect(0, 20, 320, 30), rect(0, 0, 320, 50)]
    ) {
      $0.boundaryItems = [bar(.fractionalWidth(1), 30, .top), bar(.fractionalWidth(1), 50, .top)]
    },
    Table(
      "one at the side", row(whole), frames: [rect(60, 0, 260), rect(60, 50, 260)], length: 100,
      boundaries: [rect(0, 25, 60, 50)]
    ) { $0.boundaryItems = [bar(.absolute(60), 50, .leading)] },
    Table(
      "one in a corner", row(whole), frames: [rect(0, 30, 320)], length: 80,
      boundaries: [rect(260, 0, 60, 30)]
    ) { $0.boundaryItems = [bar(.absolute(60), 30, [.top, .trailing])] },
  ]

  private static let across: [Table] = [
    Table(
      "halves beside each other", row(whole, width: .fractionalWidth(0.5)),
      frames: [rect(0, 0, 160), rect(170, 0, 160), rect(340, 0, 160)], length: 50
    ) { ($0.scrollsAcross, $0.groupSpacing) = (true, 10) },
    Table(
      "within insets", row(whole, width: .fractionalWidth(0.5)),
      frames: [rect(20, 0, 140), rect(160, 0, 140)], length: 50
    ) {
      $0.scrollsAcross = true
      $0.contentInsets = LayoutInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    },
    Table(
      "under a header", row(whole, width: .absolute(100)),
      frames: [rect(0, 44, 100), rect(100, 44, 100)], length: 94,
      boundaries: [rect(0, 0, 320, 44)]
    ) {
      $0.scrollsAcross = true
      $0.boundaryItems = [bar(.fractionalWidth(1), 44, .top)]
    },
    Table(
      "a view that scrolls sideways",
      LayoutItem(
        size: size(.absolute(100), .fractionalHeight(1)),
        group: LayoutGroup(
          .repeating([item(.fractionalWidth(1), .fractionalHeight(0.5))], .vertical))
      ), frames: [rect(0, 0, 100, 240), rect(0, 240, 100, 240), rect(100, 0, 100, 240)],
      length: 200, axis: .horizontal),
    Table(
      "insets of a view that scrolls sideways",
      LayoutItem(
        size: size(.absolute(100), .fractionalHeight(1)),
        group: LayoutGroup(.repeating([whole], .horizontal))),
      frames: [rect(30, 10, 100, 450)], length: 170, axis: .horizontal
    ) { $0.contentInsets = LayoutInsets(top: 10, leading: 30, bottom: 20, trailing: 40) },
  ]

  @Test(arguments: rows + columns + insets + bars + across)
  func framesAreAsComputedByHand(_ table: Table) {
    let layout = SectionLayout(
      table.section, itemCount: table.frames.count, scrolling: table.axis,
      container: CGSize(width: 320, height: 480), scale: PixelScale(2))
    #expect(table.frames.indices.map { layout.cell($0).frame } == table.frames)
    #expect(layout.length == table.length)
    #expect(layout.boundaryFrames == table.boundaries)
  }
}
