import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// Configurations of headers and footers.
@MainActor
struct HeaderConfigurationTests {
  private func header(_ style: UITableView.Style) throws -> UITableViewHeaderFooterView {
    let stage = TableStage([[1, 2], [3]], style: style)
    stage.headers = ["One", "Two"]
    stage.table.reloadData()
    stage.harness.settle()
    return try #require(stage.table.headerView(forSection: 0))
  }

  @Test func theDefaultIsThatOfTheTable() throws {
    let plain = try header(.plain)
    #expect(plain.defaultContentConfiguration() == .plainHeader())
    #expect(plain.defaultBackgroundConfiguration() == .listPlainHeaderFooter())
    let grouped = try header(.insetGrouped)
    #expect(grouped.defaultContentConfiguration() == .groupedHeader())
    let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
    footer.isFooter = true
    #expect(footer.defaultContentConfiguration() == .plainFooter())
    footer.isGrouped = true
    #expect(footer.defaultContentConfiguration() == .groupedFooter())
  }

  @Test func aConfiguredHeaderShowsItsTexts() throws {
    let harness = AppHarness()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    var content = header.defaultContentConfiguration()
    content.text = "Fruits"
    content.secondaryText = "12 kinds"
    header.contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    header.backgroundConfiguration = background
    harness.show(header)
    let shown = try #require(header.contentView.subviews.last as? UIListContentView)
    #expect((shown.configuration as? UIListContentConfiguration)?.text == "Fruits")
    #expect(header.textLabel == nil && shown.frame.width == 300)
    #expect(harness.color(at: CGPoint(x: 298, y: 58), in: header) == (255, 0, 0))
    header.backgroundConfiguration = nil
    header.contentConfiguration = nil
    harness.settle()
    #expect(header.textLabel?.isHidden == false)
    #expect(harness.color(at: CGPoint(x: 298, y: 58), in: header) != (255, 0, 0))
  }

  @Test func theHandlerGivesConfigurationsOnceForAllChanges() {
    let harness = AppHarness()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    var calls = 0
    header.configurationUpdateHandler = { header, state in
      calls += 1
      var content = header.defaultContentConfiguration()
      content.text = state.isDisabled ? "Off" : "On"
      header.contentConfiguration = content
    }
    harness.show(header)
    #expect(calls == 1)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "On")
    header.isUserInteractionEnabled = false
    header.setNeedsUpdateConfiguration()
    header.setNeedsUpdateConfiguration()
    harness.settle()
    #expect(calls == 2)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Off")
  }
}
