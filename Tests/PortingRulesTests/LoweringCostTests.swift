import Foundation
import Testing

@testable import PortingRules

@Suite struct LoweringCostTests {
  private func source(classes: Range<Int>) -> String {
    classes.map { index in
      """
      class Controller\(index): UIViewController {
        @IBOutlet private weak var label: UILabel!
        @objc dynamic var count = 0
        override func awakeFromNib() { super.awakeFromNib() }
        func start() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
        @objc private func tapped(_ sender: UIButton) {
          delegate?.controller?(self, didTap: sender)
          title = (path as NSString).lastPathComponent
        }
      }

      """
    }.joined()
  }

  private func time(_ sources: [String: String]) -> Duration {
    (0..<3).map { _ in SuspendingClock().measure { _ = loweredModule(sources) } }.min()!
  }

  private func file(classes: Int) -> [String: String] { ["a.swift": source(classes: 0..<classes)] }

  private func files(_ count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("\($0).swift", source(classes: $0..<$0 + 1)) })
  }

  /// Eight times the text takes about eight times as long; a rule that looks at everything for each
  /// thing it finds would take sixty-four.
  @Test func costGrowsWithTheLengthOfTheText() {
    let ratio = time(file(classes: 160)) / time(file(classes: 20))
    #expect(ratio < 40, "eight times the text took \(ratio) times as long")
  }

  /// The same for a rule that looks at the whole module for each file.
  @Test func costGrowsWithTheNumberOfFiles() {
    let ratio = time(files(240)) / time(files(30))
    #expect(ratio < 40, "eight times the files took \(ratio) times as long")
  }

  /// The tree is walked once, by the index of nodes; rules take what they need from there.
  @Test func oneTypeWalksTrees() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
    let folder = root.joined(separator: "/") + "/Sources/PortingRules"
    let walking = try Files.all(in: folder).filter {
      try Files.text("\(folder)/\($0)").contains(/: Syntax\w*(Visitor|Rewriter)\b/)
    }
    #expect(walking == ["Reading/NodeIndex.swift"])
  }
}
