import CoreGraphics
import UIKitTesting

@testable import UIKit

@MainActor
private func zoomed(_ rig: LifeCycleRig, _ root: Page) -> Page {
  let (source, page) = (
    UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 60)), rig.page("zoomed")
  )
  root.view.addSubview(source)
  page.preferredTransition = .zoom { _ in source }
  page.modalPresentationStyle = .fullScreen
  return page
}

extension Scenario {
  /// Zooms, by the program and by drags.
  static let transitions = [
    Scenario("a zoom") { rig in
      let root = rig.page("root")
      rig.show(root)
      let page = zoomed(rig, root)
      rig.step("present") { root.present(page, animated: true) }
      rig.end()
      rig.step("dismiss") { root.dismiss(animated: true) }
      rig.end()
    },
    Scenario("a zoom dragged back") { rig in
      let root = rig.page("root")
      rig.show(root)
      root.present(zoomed(rig, root), animated: true)
      rig.forget()
      rig.step("drag") { rig.hold(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400)) }
      rig.release()
    },
    Scenario("a zoom dragged and let go") { rig in
      let root = rig.page("root")
      rig.show(root)
      root.present(zoomed(rig, root), animated: true)
      rig.forget()
      rig.step("drag") { rig.hold(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 180)) }
      rig.release()
    },
    Scenario("a zoom pinched back") { rig in
      let root = rig.page("root")
      rig.show(root)
      root.present(zoomed(rig, root), animated: true)
      rig.forget()
      rig.step("pinch") { rig.harness.pinch(rig.window, from: 300, to: 100) }
      rig.end()
    },
    Scenario("a pushed zoom dragged back") { rig in
      let root = rig.page("root")
      let navigation = UINavigationController(rootViewController: root)
      rig.show(navigation)
      navigation.pushViewController(zoomed(rig, root), animated: true)
      rig.forget()
      rig.step("drag") { rig.hold(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 450)) }
      rig.release()
    },
  ]
}
