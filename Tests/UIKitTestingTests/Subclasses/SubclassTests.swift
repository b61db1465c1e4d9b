import Testing
import UIKit
import UIKitTesting

/// A client in the style of iOS, with what the porting tool writes for its `#selector`s.
private final class Client: UIViewController {
  var log: [String] = []
  let control = EveryControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let field = EveryResponder()

  override func viewDidLoad() {
    super.viewDidLoad()
    control.addTarget(self, action: Selector("changed:", Client.changed(_:)), for: .valueChanged)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", Client.tapped(_:)))
    field.addGestureRecognizer(tap)
    field.frame.origin.y = 60
    view.addSubview(control)
    view.addSubview(field)
  }

  func changed(_ sender: UIControl) { log.append("changed") }
  func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }
  func save(_ sender: Any?) { log.append("save") }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "s", modifierFlags: .command, action: Selector("save:", Client.save(_:)))
    ]
  }
}

@MainActor
struct SubclassTests {
  @Test func everyClassCanBeSubclassed() {
    let view = EveryView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layer.colors = []
    view.alpha = 0.5
    view.sizeToFit()
    #expect(view.calls == ["alpha", "bounds", "center", "center"])
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    let button = EveryButton(type: .system)
    button.setTitle("go", for: .normal)
    #expect(button.title(for: .normal) == "GO")
    let label = EveryLabel()
    label.text = "text"
    #expect(label.sets == 1)
    let controller = EveryController()
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.calls == ["view", "viewDidLoad", "isEditing", "setEditing true"])
    #expect(DetailController(number: 3).number == 3)
    #expect(EveryImageView(image: nil).sets == 0)
    let scroll = EveryScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(scroll.contentOffset.y == 5)
    #expect(EveryTap(target: nil, action: nil).numberOfTapsRequired == 1)
    #expect(EveryPan().translation(in: nil) == .zero)
  }

  @Test func aClientIsDrivenByTapsAndKeys() {
    let harness = AppHarness()
    let client = Client()
    harness.show(client)
    client.control.sendActions(for: .valueChanged)
    #expect(client.log == ["changed"])
    #expect(client.control.calls == ["send changed:"])
    harness.tap(client.field)
    #expect(client.log == ["changed", "tapped"])
    harness.type("s", modifiers: .control)
    #expect(client.log == ["changed", "tapped", "save"])
    let copied = UIApplication.shared.sendAction(
      Selector("copy:"), to: nil, from: client.field, for: nil)
    #expect(copied && client.field.calls.last == "copy")
  }

  @Test func defaultsAreApples() {
    #expect(UIView().isOpaque && UIScrollView().isOpaque && UIControl().isOpaque)
    #expect(!UILabel().isOpaque && !UIImageView().isOpaque && !UIButton(type: .custom).isOpaque)
    let coded: [any NSCoding] = [UIView(), UIViewController()]
    #expect(coded.first is UIView)
  }
}
