import UIKit

/// Coloured pages with numbers.
class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
  ]
  private let pages = colors.enumerated().map { NumberPage($0 + 1, $1) }

  static var scrolling: PagesController {
    let controller = PagesController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    controller.start(with: 1)
    return controller
  }

  static var book: PagesController {
    let controller = PagesController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: SpineLocation.mid.rawValue])
    controller.start(with: 2)
    return controller
  }

  private func start(with count: Int) {
    dataSource = self
    setViewControllers(Array(pages.prefix(count)), direction: .forward, animated: false)
  }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// One page, with a button that closes all.
class NumberPage: UIViewController {
  private let (number, color): (Int, UIColor)

  init(_ number: Int, _ color: UIColor) {
    (self.number, self.color) = (number, color)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    var configuration = UIButton.Configuration.filled()
    configuration.title = "\(number)"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
