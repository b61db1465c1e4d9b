import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct UIListContentViewTests {
  private let harness = AppHarness()

  private func shown(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320, height: CGFloat? = nil
  ) throws -> UIListContentView {
    let view = try #require(configuration.makeContentView() as? UIListContentView)
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
    view.frame = CGRect(x: 0, y: 0, width: width, height: height ?? fitting)
    harness.show(UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))).addSubview(view)
    harness.settle()
    return view
  }

  private func label(_ text: String) throws -> UILabel {
    try #require(harness.view(labelled: text) as? UILabel)
  }

  @Test func aRowHasItsTextBetweenTheMargins() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "Title"
    let view = try shown(row)
    let text = try label("Title")
    #expect(text.frame.minX == 16)
    #expect(text.frame.minY == 15)
    #expect(text.frame.maxX == 312)
    #expect(text.font.pointSize == 17)
    #expect(view.frame.height == 15 + text.frame.height + 15)
  }

  @Test func aLineThatIsTooLongEndsAtTheMargin() throws {
    var row = UIListContentConfiguration.subtitleCell()
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    (row.text, row.secondaryText) = ("Title", words)
    row.secondaryTextProperties.numberOfLines = 1
    let view = try shown(row)
    let (title, line) = (try label("Title"), try label(words))
    #expect(line.frame.minX == 16 && line.frame.maxX == 312)
    #expect(view.frame.height < 3 * title.frame.height + 30, "it is one line")
  }

  @Test func aHigherRowKeepsItsContentInTheMiddle() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "Title"
    _ = try shown(row, height: 100)
    #expect(try label("Title").frame.midY == 50)
  }

  @Test func secondTextsStandBelowOrBeside() throws {
    var row = UIListContentConfiguration.subtitleCell()
    (row.text, row.secondaryText) = ("Title", "More")
    _ = try shown(row)
    let (first, below) = (try label("Title").frame, try label("More"))
    #expect(below.frame.minY == first.maxY)
    #expect(below.font.pointSize == 15)

    var value = UIListContentConfiguration.valueCell()
    (value.text, value.secondaryText) = ("Name", "Value")
    _ = try shown(value)
    let (name, beside) = (try label("Name").frame, try label("Value"))
    #expect(beside.frame.midY == name.midY)
    #expect(beside.frame.maxX == 312)
    #expect(beside.font.pointSize == 17)
  }

  @Test func valuesThatFindNoRoomGoBelow() throws {
    var row = UIListContentConfiguration.valueCell()
    (row.text, row.secondaryText) = ("A rather long title of a row", "and a value that is long too")
    _ = try shown(row, width: 300)
    let (first, second) = (
      try label("A rather long title of a row"), try label("and a value that is long too")
    )
    #expect(second.frame.minY == first.frame.maxY + 4)
    #expect(second.frame.minX == 16)
  }

  @Test func longTextsMakeTheRowHigher() throws {
    var row = UIListContentConfiguration.cell()
    row.text = String(repeating: "word ", count: 30)
    let view = try #require(row.makeContentView() as? UIListContentView)
    let (wide, narrow) = (view.height(at: 1000), view.height(at: 200))
    #expect(narrow > wide + 50)
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 200, height: narrow))
  }

  @Test func imagesTakeTheirRoom() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "Title"
    row.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 60)).image { _ in }
    let view = try shown(row)
    let icon = try #require(view.icon)
    #expect(icon.frame == CGRect(x: 16, y: 15, width: 40, height: 60))
    #expect(try label("Title").frame.minX == 72)
    #expect(try label("Title").frame.midY == 45)
    row.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    row.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    view.configuration = row
    harness.settle()
    #expect(icon.frame.size == CGSize(width: 20, height: 30))
    #expect(icon.frame.midX == 41)
  }

  @Test func symbolsShareAColumn() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "Title"
    row.image = UIImage(systemName: "star")
    let view = try shown(row)
    #expect(view.icon?.frame.midX == 28)
    #expect(try label("Title").frame.minX == 56)
    row.image = UIImage(systemName: "folder")
    view.configuration = row
    harness.settle()
    let wide = try #require(view.icon)
    #expect(wide.frame.width > 24 && wide.frame.midX == 28, "a little wider than the column")
    #expect(try label("Title").frame.minX == 56)
  }

  @Test func symbolsLeaveRowsAsHighAsOthers() throws {
    var row = UIListContentConfiguration.sidebarCell()
    row.text = "Title"
    let view = try shown(row)
    let plain = view.layout(width: 320).size.height
    for name in ["folder", "doc", "trash"] {
      row.image = UIImage(systemName: name)
      view.configuration = row
      #expect(view.layout(width: 320).size.height == plain, "\(name)")
    }
    row.imageProperties.reservedLayoutSize.height = 60
    view.configuration = row
    #expect(view.layout(width: 320).size.height == 82)
  }

  @Test func marginsOfTheSuperviewCountSidewaysWhereTheyAreLarger() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "Title"
    let view = try shown(row)
    view.superview?.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 50, right: 2)
    view.setNeedsLayout()
    harness.settle()
    #expect(try label("Title").frame.minX == 40)
    #expect(try label("Title").frame.minY == 15)
    #expect(try label("Title").frame.maxX == 312)
  }

  @Test func rowsFromRightToLeftAreMirrored() throws {
    var row = UIListContentConfiguration.valueCell()
    (row.text, row.secondaryText) = ("Name", "Value")
    let view = try shown(row)
    view.semanticContentAttribute = .forceRightToLeft
    harness.settle()
    #expect(try label("Name").frame.maxX == 304)
    #expect(try label("Value").frame.minX == 8)
  }

  @Test func anotherConfigurationKeepsTheLabels() throws {
    var row = UIListContentConfiguration.cell()
    row.text = "One"
    let view = try shown(row)
    let text = try label("One")
    row.text = "Two"
    view.configuration = row
    harness.settle()
    #expect(try label("Two") === text)
    row.text = nil
    view.configuration = row
    #expect(text.superview == nil)
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect(view.shown.text == nil, "another type is not taken")
    #expect(!view.supports(UIContentUnavailableConfiguration.empty()))
  }

  @Test func constraintsOfAProgramSeeTheParts() throws {
    var row = UIListContentConfiguration.valueCell()
    (row.text, row.secondaryText) = ("Name", "Value")
    let view = try shown(row)
    #expect(view.imageLayoutGuide == nil)
    let guide = try #require(view.secondaryTextLayoutGuide)
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    let around = try #require(view.superview)
    around.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.trailingAnchor.constraint(equalTo: guide.leadingAnchor),
      mark.topAnchor.constraint(equalTo: guide.topAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    harness.settle()
    #expect(mark.frame.maxX == (try label("Value").frame.minX).rounded())
    row.secondaryText = "A longer value"
    view.configuration = row
    harness.settle()
    #expect(mark.frame.maxX == (try label("A longer value").frame.minX).rounded())
  }

  @Test func itMeasuresItselfAmongConstraints() throws {
    var row = UIListContentConfiguration.cell()
    row.text = String(repeating: "word ", count: 30)
    let view = UIListContentView(configuration: row)
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    harness.show(root)
    #expect(view.frame.width == 200)
    #expect(view.frame.height == view.height(at: 200).rounded())
  }
}
