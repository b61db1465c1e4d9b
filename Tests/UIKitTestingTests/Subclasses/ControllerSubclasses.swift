import UIKit

class EveryController: UIViewController {
  var calls: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var title: String? { didSet { calls.append("title") } }
  override var view: UIView! { didSet { calls.append("view") } }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))]
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .formSheet }
    set {}
  }
  override var preferredContentSize: CGSize { didSet {} }
  override var isEditing: Bool { didSet { calls.append("isEditing") } }

  override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("setEditing \(editing)")
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
}

/// With a stored property and an initialiser of its own, as nearly every iOS controller.
class DetailController: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class EveryWindow: UIWindow {
  var events = 0
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sendEvent(_ event: UIEvent) {
    events += 1
    super.sendEvent(event)
  }
  override var rootViewController: UIViewController? { didSet {} }
  override var windowLevel: UIWindow.Level { didSet {} }
  override var canBecomeKey: Bool { true }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func makeKey() { super.makeKey() }
  override func becomeKey() { super.becomeKey() }
  override func resignKey() { super.resignKey() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

class EveryApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    super.sendAction(action, to: target, from: sender, for: event)
  }
}
