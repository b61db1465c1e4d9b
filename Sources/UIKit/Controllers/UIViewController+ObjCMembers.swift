import FoundationAdditions

extension UIViewController {
  /// What is found by name.
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector("loadView", UIViewController.loadView),
        Selector("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
        Selector("viewDidLoad", UIViewController.viewDidLoad),
        Selector("viewWillLayoutSubviews", UIViewController.viewWillLayoutSubviews),
        Selector("viewDidLayoutSubviews", UIViewController.viewDidLayoutSubviews),
        Selector("removeFromParentViewController", UIViewController.removeFromParent),
        Selector("addChildViewController:", UIViewController.addChild),
        Selector("endAppearanceTransition", UIViewController.endAppearanceTransition),
        Selector("dismissViewControllerAnimated:completion:", UIViewController.dismiss),
        Selector("showViewController:sender:", UIViewController.show),
        Selector("showDetailViewController:sender:", UIViewController.showDetailViewController),
      ]
    }
  }
}
