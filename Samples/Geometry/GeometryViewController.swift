import UIKit

/// A bar with the names of the pages, and the page that is chosen.
class GeometryViewController: UIViewController {
  let pages: [PageViewController] = [
    FramePage(), ContentPage(), MaskPage(), ConstraintPage(), StackPage(),
  ]
  private(set) lazy var choice = UISegmentedControl.choice(pages.map(\.name)) { [weak self] in
    self?.show($0)
  }
  private let container = UIView()
  private lazy var appearance = UIButton(
    type: .system, primaryAction: UIAction(title: "Dark") { [weak self] _ in self?.switchStyle() })

  override func viewDidLoad() {
    title = "Geometry"
    view.backgroundColor = .systemGroupedBackground
    appearance.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
    appearance.setContentCompressionResistancePriority(.required, for: .horizontal)
    for part in [choice, appearance, container] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let width = choice.widthAnchor.constraint(equalToConstant: 560)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      choice.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      choice.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      width,
      appearance.leadingAnchor.constraint(
        greaterThanOrEqualTo: choice.trailingAnchor, constant: 16),
      appearance.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      appearance.centerYAnchor.constraint(equalTo: choice.centerYAnchor),
      container.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 20),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      container.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
    show(0)
  }

  private(set) var page: PageViewController?

  private func show(_ index: Int) {
    page?.willMove(toParent: nil)
    page?.view.removeFromSuperview()
    page?.removeFromParent()
    let page = pages[index]
    addChild(page)
    page.view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(page.view)
    NSLayoutConstraint.activate(page.view.edges(equalTo: container))
    page.didMove(toParent: self)
    self.page = page
  }

  private func switchStyle() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    view.window?.overrideUserInterfaceStyle = isDark ? .light : .dark
    appearance.setTitle(isDark ? "Dark" : "Light", for: .normal)
  }
}
