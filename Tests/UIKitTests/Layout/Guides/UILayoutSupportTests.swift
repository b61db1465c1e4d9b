import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The guides of programs that were written before there was a safe area.
@MainActor
struct UILayoutSupportTests {
  @Test func theGuidesAreWhatBarsCover() {
    let harness = AppHarness()
    let controller = UIViewController()
    let (box, label) = (UIView(), UIView())
    for view in [box, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      label.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
      NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
    ])
    harness.show(controller, size: CGSize(width: 300, height: 200))
    #expect(box.frame.minY == 0 && box.frame.maxY == 200)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 20, right: 5)
    harness.settle()
    #expect(box.frame.minY == 30 && box.frame.maxY == 180)
    #expect(label.frame.minY == 0 && label.frame.height == 30)
    #expect(controller.topLayoutGuide.length == 30 && controller.bottomLayoutGuide.length == 20)
    #expect(controller.view.layoutGuides.isEmpty)
    harness.resize(controller.view.window!, to: CGSize(width: 300, height: 400))
    #expect(box.frame.maxY == 380)
  }
}
