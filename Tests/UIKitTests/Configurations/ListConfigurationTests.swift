import Testing
import UIKitTesting
@testable import UIKit

@MainActor
struct ListConfigurationTests {
  /// Presets with their margins and the sizes of their texts.
  private static let presets: [(UIListContentConfiguration, [CGFloat], CGFloat, CGFloat)] = [
    (.cell(), [15, 16, 15, 8], 17, 15), (.subtitleCell(), [15, 16, 15, 8], 17, 15),
    (.valueCell(), [15, 16, 15, 8], 17, 17), (.groupedHeader(), [10, 8, 10, 8], 17, 15),
    (.plainHeader(), [10, 8, 10, 8], 17, 15), (.groupedFooter(), [8, 8, 6, 8], 13, 13),
    (.plainFooter(), [8, 8, 6, 8], 13, 13), (.sidebarCell(), [11, 8, 11, 8], 17, 15),
    (.prominentInsetGroupedHeader(), [10, 8, 10, 8], 20, 15),
    (.extraProminentInsetGroupedHeader(), [10, 8, 10, 8], 22, 15),
  ]

  @Test(arguments: 0..<10)
  func presetsHaveTheirMetrics(_ index: Int) {
    let (preset, margins, text, secondary) = Self.presets[index]
    let own = preset.directionalLayoutMargins
    #expect([own.top, own.leading, own.bottom, own.trailing] == margins)
    #expect(preset.textProperties.font.pointSize == text)
    #expect(preset.secondaryTextProperties.font.pointSize == secondary)
  }

  @Test func paddingsFollowTheStyle() {
    #expect(UIListContentConfiguration.cell().textToSecondaryTextVerticalPadding == 4)
    #expect(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
    #expect(UIListContentConfiguration.valueCell().textToSecondaryTextHorizontalPadding == 8)
    #expect(UIListContentConfiguration.cell().imageToTextPadding == 16)
    #expect(UIListContentConfiguration.sidebarCell().imageToTextPadding == 10)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func disabledTextsFadeAndComeBack() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var row = UIListContentConfiguration.cell().updated(for: state)
    #expect(row.textProperties.color == .tertiaryLabel)
    state.isDisabled = false
    row = row.updated(for: state)
    #expect(row.textProperties.color == .label)
    row.textProperties.color = .systemRed
    state.isDisabled = true
    #expect(row.updated(for: state).textProperties.color == .systemRed, "a program's own stays")
  }

  @Test func selectedRowsHaveAGrayBackground() throws {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    let selected = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    let color = try #require(selected.backgroundColor)
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 220 / 255, green: 220 / 255, blue: 220 / 255, alpha: 1))
    state.isSelected = false
    #expect(selected.updated(for: state).backgroundColor == .systemBackground)
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.backgroundColor = .systemYellow
    state.isHighlighted = true
    #expect(own.updated(for: state).backgroundColor == .systemYellow)
    #expect(UIBackgroundConfiguration.clear().updated(for: state) == .clear())
  }

  @Test func headersStayAsTheyAre() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    state.isHighlighted = true
    let header = UIBackgroundConfiguration.listPlainHeaderFooter()
    #expect(header.updated(for: state) == header)
    #expect(header.backgroundColor == .systemBackground)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
  }

  @Test func statesHavePartsOfAProgram() {
    let key = UIConfigurationStateCustomKey("item")
    var one = UICellConfigurationState(traitCollection: UITraitCollection())
    var other = one
    #expect(one == other)
    one[key] = "apple"
    #expect(one != other)
    other[key] = "apple"
    #expect(one == other && one.hashValue == other.hashValue)
    one.cellDropState = .targeted
    #expect(one != other)
  }

  @Test func textsAreTransformedAndColoured() {
    var properties = UIListContentConfiguration.TextProperties(
      font: .systemFont(ofSize: 17), color: .systemBlue)
    properties.transform = .uppercase
    #expect(properties.transformed("Straße") == "STRASSE")
    properties.transform = .capitalized
    #expect(properties.transformed("one two") == "One Two")
    properties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    #expect(properties.resolvedColor() == .systemRed)
    #expect(properties.transformed(nil) == nil)
  }
}
