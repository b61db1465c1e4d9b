import UIKit

/// A sheet to draw on, and two pages that show what drawing modes do.
class DrawingTabs: UITabBarController {
  let sketch = SketchViewController()
  let contentModes = ContentModesController()
  let blendModes = BlendModesController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drawing"
    add(sketch, "Sketch", "pencil.tip")
    add(contentModes, "Content Modes", "aspectratio")
    add(blendModes, "Blend Modes", "circle.lefthalf.filled")
  }

  private func add(_ page: UIViewController, _ title: String, _ symbol: String) {
    page.title = title
    let navigation = UINavigationController(rootViewController: page)
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    viewControllers = (viewControllers ?? []) + [navigation]
  }
}
