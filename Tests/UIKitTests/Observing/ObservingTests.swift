import FoundationAdditions
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct ObservingTests {
  /// What the closure has heard.
  private final class Heard<Value> {
    var values: [Value?] = []
  }

  private func changes<Object: NSObject, Value>(
    of object: Object, _ path: KeyPath<Object, Value>, by change: () -> Void
  ) -> [Value?] {
    let heard = Heard<Value>()
    let observation = object.observe(path, options: [.new]) { _, change in
      heard.values.append(change.newValue)
    }
    change()
    observation.invalidate()
    change()
    return heard.values
  }

  @Test func keyPathsLeadThroughTheLayer() {
    let view = UIView()
    view.setValue(5, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 5)
  }

  @Test func viewsAnnounceTheirGeometryAndLook() {
    let view = UIView()
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(changes(of: view, \.frame) { view.frame = frame } == [frame])
    #expect(changes(of: view, \.bounds) { view.bounds = frame } == [frame])
    #expect(changes(of: view, \.center) { view.center = .zero } == [.zero])
    #expect(changes(of: view, \.alpha) { view.alpha = 0.5 } == [0.5])
    #expect(changes(of: view, \.isHidden) { view.isHidden = true } == [true])
    let turned = CGAffineTransform(rotationAngle: 1)
    #expect(changes(of: view, \.transform) { view.transform = turned } == [turned])
  }

  @Test func subclassesAnnounceWhatTheyInheritAndTheirOwn() {
    let button = UIButton()
    #expect(changes(of: button, \.isSelected) { button.isSelected.toggle() } == [true])
    #expect(changes(of: button, \.isEnabled) { button.isEnabled.toggle() } == [false])
    #expect(changes(of: button, \.alpha) { button.alpha = 0.5 } == [0.5])
    let label = UILabel()
    #expect(changes(of: label, \.text) { label.text = "Hi" } == ["Hi"])
    let controller = UIViewController()
    #expect(changes(of: controller, \.title) { controller.title = "Main" } == ["Main"])
  }

  @Test func touchesHighlightWhatIsObserved() {
    let harness = AppHarness()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    harness.show(button)
    let heard = changes(of: button, \.isHighlighted) {
      harness.touchDown(button)
      harness.touchUp()
    }
    #expect(heard == [true, false])
  }

  @Test func scrollingAnnouncesTheOffset() {
    let harness = AppHarness()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.contentSize = CGSize(width: 50, height: 500)
    harness.show(view)
    let heard = Heard<CGPoint>()
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
      MainActor.assumeIsolated {
        #expect(change.newValue == view.contentOffset)
        #expect(change.oldValue != change.newValue)
      }
      heard.values.append(change.newValue)
    }
    view.contentOffset = CGPoint(x: 0, y: 10)
    #expect(heard.values == [CGPoint(x: 0, y: 10)])
    harness.drag(
      from: CGPoint(x: 25, y: 45), to: CGPoint(x: 25, y: 5), in: view, duration: 0.2)
    #expect(heard.values.count > 5)
    #expect(heard.values.last == view.contentOffset)
    observation.invalidate()
  }

  @Test func layersAnnounceWhatChangesThemAlsoThroughTheirViews() {
    let view = UIView()
    #expect(
      changes(of: view.layer, \.position) { view.center = CGPoint(x: 5, y: 6) }
        == [CGPoint(x: 5, y: 6)])
    #expect(changes(of: view.layer, \.opacity) { view.alpha = 0.25 } == [0.25])
  }

  @Test func observersByNameHearToo() {
    final class Observer: NSObject {
      var keys: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        keys.append("\(keyPath ?? "") \(change?[.newKey] ?? "")")
      }
      final class ObjCMembers: ObjectiveCMembers {
        static var selectors: [Selector] { [Selector(observing: Observer.observeValue)] }
      }
    }
    let (view, observer) = (UIView(), Observer())
    view.addObserver(observer, forKeyPath: "hidden", options: [.new], context: nil)
    view.isHidden = true
    view.removeObserver(observer, forKeyPath: "hidden")
    view.isHidden = false
    #expect(observer.keys == ["hidden true"])
  }
}
