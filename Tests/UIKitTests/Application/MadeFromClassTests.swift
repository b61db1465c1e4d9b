import Testing
import UIKit

// As in programs: no `required` except for `init(coder:)`.

private class Card: UIView {
  var marks: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    marks.append("frame")
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Plain: UIView { var word = "word" }

private final class Derived: Card { var more = [1, 2] }

/// Has only its own designated initialisers, one of which needs no arguments.
private final class Counter: UIView {
  let start: Int
  init(start: Int = 7) {
    self.start = start
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Panel<Content: UIView>: UIView {
  let content = Content()
  lazy var more = Content(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
}

private final class Detail: UIViewController {
  var calls = 0
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    calls += 1
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Item: UIViewController {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Host<Root: UIView>: UIViewController {
  override func loadView() { view = Root() }
  var root: Root? { view as? Root }
}

private final class Gauge: CALayer {
  var level = 1.0
  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    level = (layer as? Gauge)?.level ?? -1
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Slide: CABasicAnimation {}

private final class Squiggle: UIPanGestureRecognizer { var turns = 0 }

extension UIView {
  fileprivate static func made() -> Self { Self(frame: CGRect(x: 0, y: 0, width: 2, height: 2)) }
  fileprivate func another() -> UIView { type(of: self).init() }
}

@MainActor
struct MadeFromClassTests {
  private func make<View: UIView>(_ type: View.Type) -> View { View() }
  private func make<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View { View(frame: frame) }
  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func aViewByItsTypeParameter() {
    #expect(make(Card.self).marks == ["frame"])
    #expect(make(Card.self, frame).marks == ["frame"])
    #expect(make(Card.self, frame).frame == frame)
    #expect(make(Plain.self).word == "word")
    #expect(make(Plain.self, frame).frame == frame)
    #expect(make(Derived.self, frame).more == [1, 2])
    #expect(make(Derived.self).marks == ["frame"])
    #expect(make(UIView.self, frame).frame == frame)
    #expect(make(UILabel.self).numberOfLines == 1)
    #expect(make(UIButton.self, frame).frame == frame)
    #expect(make(UIScrollView.self).contentSize == .zero)
  }

  @Test func aViewByItsMetatype() {
    let type: UIView.Type = Derived.self
    #expect(type.init(frame: frame) is Derived)
    #expect(type.init() is Derived)
    #expect(Card.made().marks == ["frame"])
    #expect(Card().another() is Card)
    let plain: Plain.Type = Plain.self
    #expect(plain.init(frame: frame).word == "word")
  }

  @Test func aGenericClassMakesWhatItHolds() {
    let panel = Panel<Card>()
    #expect(panel.content.marks == ["frame"])
    #expect(panel.more.frame.width == 5)
    #expect(Host<Card>().root?.marks == ["frame"])
  }

  @Test func aClassesOwnInitialisersGoFirst() {
    #expect(Counter().start == 7)
    #expect(Item(number: 3).number == 3)
    let make: @MainActor (CGRect) -> Card = Card.init(frame:)
    #expect(make(frame).frame == frame)
    let view: UIView = .init()
    #expect(view.frame == .zero)
  }

  @Test func aControllerByItsTypeParameter() {
    func make<Controller: UIViewController>(_ type: Controller.Type) -> [Controller] {
      [Controller(), Controller(nibName: nil, bundle: nil)]
    }
    #expect(make(Detail.self).map(\.calls) == [1, 1])
    #expect(make(UIViewController.self).count == 2)
    let type: UIViewController.Type = Detail.self
    #expect(type.init() is Detail)
  }

  @Test func aLayerByItsTypeParameter() {
    func make<Layer: CALayer>(_ type: Layer.Type) -> Layer { Layer() }
    func copy<Layer: CALayer>(_ layer: Layer) -> Layer { Layer(layer: layer) }
    let gauge = make(Gauge.self)
    gauge.level = 4
    #expect(copy(gauge).level == 4)
    #expect(copy(gauge) !== gauge)
    #expect(make(CAShapeLayer.self).lineWidth == 1)
    let type: CALayer.Type = Gauge.self
    #expect((type.init(layer: gauge) as? Gauge)?.level == 4)
  }

  @Test func anAnimationByItsTypeParameter() {
    func make<Animation: CAAnimation>(_ type: Animation.Type) -> Animation { Animation() }
    #expect(make(Slide.self).duration == 0)
  }

  @Test func aRecognizerByItsTypeParameter() {
    @MainActor final class Target {
      var heard: [String] = []
      func plain() { heard.append("plain") }
      func own(_ recognizer: Squiggle) { heard.append("own") }
    }
    func make<Recognizer: UIGestureRecognizer>(
      _ type: Recognizer.Type, _ target: Target
    ) -> [Recognizer] {
      [
        Recognizer(), Recognizer(target: target, action: Target.plain),
        Recognizer(target: target, action: Target.own),
      ]
    }
    let target = Target()
    let made = make(Squiggle.self, target)
    #expect(made.map(\.turns) == [0, 0, 0])
    let view = UIView()
    for recognizer in made { view.addGestureRecognizer(recognizer) }
    for recognizer in made { recognizer.state = .began }
    #expect(view.gestureRecognizers?.count == 3)
    let type: UIGestureRecognizer.Type = Squiggle.self
    #expect(type.init() is Squiggle)
    #expect(type.init(target: target, action: Target.plain) is Squiggle)
    var states: [UIGestureRecognizer.State] = []
    let handled = type.init { states.append($0.state) }
    #expect(handled is Squiggle)
    handled.state = .began
    #expect(states == [.began])
  }

  @Test func nothingMadeOrGivenIsKept() {
    final class Cargo {}
    func copy<Layer: CALayer>(_ type: Layer.Type, of cargo: Any) -> Layer { Layer(layer: cargo) }
    func watch<Recognizer: UIGestureRecognizer>(
      _ type: Recognizer.Type, _ handler: @escaping @MainActor (UIView) -> @MainActor () -> Void
    ) -> Recognizer { Recognizer(target: nil, action: handler) }
    weak var gone: AnyObject?
    weak var cargo: Cargo?
    do {
      let (view, load) = (make(Card.self, frame), Cargo())
      (gone, cargo) = (view, load)
      _ = copy(Gauge.self, of: load)
      _ = watch(Squiggle.self) { _ in { _ = load } }
    }
    #expect(gone == nil)
    #expect(cargo == nil)
  }

  @Test func aResponderByItsTypeParameter() {
    final class Delegate: UIResponder { var count = 5 }
    func make<Responder: UIResponder>(_ type: Responder.Type) -> Responder { Responder() }
    #expect(make(Delegate.self).count == 5)
  }
}
