import Testing

@testable import PortingRules

@Suite struct LoweringCostTests {
  private func source(classes: Int) -> String {
    (0..<classes).map { index in
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

  private func time(classes: Int) -> Duration {
    let text = source(classes: classes)
    return (0..<3).map { _ in
      SuspendingClock().measure { _ = lowered(text) }
    }.min()!
  }

  /// Eight times the text takes about eight times as long; a rule that looks at everything for each
  /// thing it finds would take sixty-four.
  @Test func costGrowsWithTheLengthOfTheText() {
    let ratio = time(classes: 160) / time(classes: 20)
    #expect(ratio < 24, "eight times the text took \(ratio) times as long")
  }
}
