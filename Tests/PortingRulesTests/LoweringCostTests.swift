import Foundation
import Testing

@testable import PortingRules

@Suite struct LoweringCostTests {
  private func source(classes: Range<Int>) -> String {
    classes.map { index in
      """
      @objc protocol Delegate\(index) { @objc optional func done(_ sender: Any) }
      class Controller\(index): UIViewController, Delegate\(index) {
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

  /// How many nodes and types are looked at.
  private func work(_ sources: [String: String]) -> Double {
    let count = WorkCount()
    WorkCount.$current.withValue(count) { _ = loweredModule(sources) }
    return Double(count.total)
  }

  private func file(classes: Int) -> [String: String] { ["a.swift": source(classes: 0..<classes)] }

  private func files(_ count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("\($0).swift", source(classes: $0..<$0 + 1)) })
  }

  /// A rule that looks at everything for each thing it finds would do sixty-four times as much.
  @Test func workGrowsWithTheLengthOfTheText() {
    let ratio = work(file(classes: 160)) / work(file(classes: 20))
    #expect(ratio > 7 && ratio < 9, "eight times the text is \(ratio) times the work")
  }

  /// The same for a rule that looks at the whole module for each file.
  @Test func workGrowsWithTheNumberOfFiles() {
    let ratio = work(files(240)) / work(files(30))
    #expect(ratio > 7 && ratio < 9, "eight times the files are \(ratio) times the work")
  }

  @Test func whatIsAskedForAgainIsCountedAgain() {
    func look(classes: Int) -> Int {
      let file = SourceFile(path: "a.swift", text: source(classes: 0..<classes))
      let count = WorkCount()
      WorkCount.$current.withValue(count) {
        for _ in file.nodes.classes { _ = file.nodes.calls }
      }
      return count.total
    }
    #expect(look(classes: 80) > 50 * look(classes: 10))
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
