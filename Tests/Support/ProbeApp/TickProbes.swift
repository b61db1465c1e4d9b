import UIKit

/// Two windows, each with a scroll view that scrolls back and forth, and a display link that
/// belongs to neither. Reports every tenth call of the link and the end of each scroll.
class TicksProbe: GlideProbe {
  private var second: UIWindow?
  private var link: CADisplayLink?
  private var calls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    (title, view.backgroundColor) = ("Probe", UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let controller = GlideProbe()
    controller.title = "Second"
    controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let window = UIWindow(frame: CGRect(x: 700, y: 400, width: 400, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    second = window
    let link = CADisplayLink(target: self, action: Self.step)
    link.add(to: .main, forMode: .common)
    self.link = link
    report("two windows")
  }

  private func step() {
    calls += 1
    if calls % 10 == 0 { report("tick") }
  }
}

/// A scroll view that scrolls back and forth forever.
class GlideProbe: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override func viewDidLoad() {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  override func viewDidAppear(_ animated: Bool) { glide() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    report("glide of \(title ?? "")")
    DispatchQueue.main.async { self.glide() }
  }

  private func glide() {
    let y: CGFloat = scrollView.contentOffset.y < 100 ? 500 : 0
    scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }
}

/// A square that moves by a point with each call of its display link.
@MainActor
class LinkedMover {
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private var calls = 0

  func start(in view: UIView, y: CGFloat) {
    square.backgroundColor = .gray
    square.frame.origin.y = y
    view.addSubview(square)
    CADisplayLink(target: self, action: LinkedMover.step).add(to: .main, forMode: .common)
  }

  private func step() {
    calls += 1
    square.frame.origin.x = CGFloat(calls % 300)
  }
}

/// One animation of three tenths of a second and ten calls of a display link, then nothing.
class BriefProbe: UIViewController {
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private var calls = 0

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .white
    square.backgroundColor = .black
    view.addSubview(square)
  }

  override func viewDidAppear(_ animated: Bool) {
    let begin = CACurrentMediaTime()
    UIView.animate(
      withDuration: 0.3, animations: { self.square.center.x = 300 },
      completion: { report("completion \($0) \(CACurrentMediaTime() - begin > 0.25)") })
    let link = CADisplayLink(target: self, action: Self.step)
    link.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    calls += 1
    guard calls == 10 else { return }
    link.invalidate()
    report("ten ticks")
  }
}
