import UIKit

/// A question, its answer, a stage to try it on, and a panel of controls beside the stage or, in
/// narrow windows, below it.
class PageViewController: UIViewController {
  var name: String { "" }
  var question: String { "" }
  var answer: String { "" }

  let stage = StageView()
  let panel = UIStackView()
  let answerLabel = UILabel.text(size: 14, color: .secondaryLabel)
  private let scroll = UIScrollView()
  private var beside: [NSLayoutConstraint] = []
  private var below: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    let heading = UILabel.text(question, size: 24, weight: .bold)
    answerLabel.text = answer
    panel.axis = .vertical
    panel.spacing = 18
    scroll.delaysContentTouches = false
    scroll.addSubview(panel)
    for part in [heading, answerLabel, stage, scroll] { view.addSubview(part) }
    for part in [heading, answerLabel, stage, scroll, panel] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: view.topAnchor),
      heading.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      answerLabel.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 4),
      answerLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      answerLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stage.topAnchor.constraint(equalTo: answerLabel.bottomAnchor, constant: 16),
      stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    NSLayoutConstraint.activate(panel.edges(equalTo: scroll.contentLayoutGuide))
    panel.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    beside = [
      stage.trailingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: -20),
      stage.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.topAnchor.constraint(equalTo: stage.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 290),
    ]
    below = [
      stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stage.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.45),
      scroll.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 16),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ]
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width >= 640
    guard beside[0].isActive != isWide || below[0].isActive == isWide else { return }
    NSLayoutConstraint.deactivate(isWide ? below : beside)
    NSLayoutConstraint.activate(isWide ? beside : below)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stage.layoutIfNeeded()
    stageDidLayOut()
  }

  /// The stage has its size, and what is in it its place.
  func stageDidLayOut() {}

  /// Adds a caption and a control below it.
  func addControl(_ caption: String, _ control: UIView) {
    let label = UILabel.text(caption, size: 12, weight: .semibold, color: .secondaryLabel)
    let group = UIStackView(arrangedSubviews: [label, control])
    group.axis = .vertical
    group.spacing = 6
    panel.addArrangedSubview(group)
  }
}
