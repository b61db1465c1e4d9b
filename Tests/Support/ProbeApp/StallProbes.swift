import UIKit

/// The main thread sleeps as lines of standard input say.
enum OrderedSleep {
  /// "go" starts something. A turn later main sleeps, until "wake".
  @MainActor
  static func begin(_ start: @escaping @MainActor () -> Void) {
    let alarm = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while let line = readLine() {
        if line == "wake" { alarm.signal() }
        if line == "go" { DispatchQueue.main.async { fallAsleep(after: start, until: alarm) } }
      }
    }
  }

  @MainActor
  private static func fallAsleep(after start: () -> Void, until alarm: DispatchSemaphore) {
    start()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      report("asleep")
      alarm.wait()
      report("awake")
    }
  }
}

/// A bar that crosses the window in six seconds from "go" on.
class StallProbe: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 100))

  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .black
    bar.backgroundColor = .white
    view.addSubview(bar)
    OrderedSleep.begin { self.start() }
  }

  func start() {
    UIView.animate(
      withDuration: 6, delay: 0, options: .curveLinear,
      animations: { self.bar.center.x = 395 },
      completion: { report("completion \($0)") })
  }
}

/// The same beside a square that a display link moves.
class LinkedStallProbe: StallProbe {
  private let mover = LinkedMover()

  override func start() {
    mover.start(in: view, y: 20)
    super.start()
  }
}

/// A spring, a path animation and an emitter, and a bar that shows the time by moving at constant
/// speed, from "go" on. Rows 99, 105, 102 and 100 show nothing else.
class ShowsProbe: UIViewController {
  override func viewDidLoad() {
    title = "Probe"
    view.backgroundColor = .black
    OrderedSleep.begin { self.start() }
  }

  private func start() {
    addBar(y: 70).add(makeSwing(), forKey: nil)
    addBar(y: 100.5, height: 1).add(makeWalk(), forKey: nil)
    addBar(y: 134).add(makeRide(), forKey: nil)
    addEmitter(y: 102.5)
  }

  private func addBar(y: CGFloat, height: CGFloat = 60) -> CALayer {
    let bar = CALayer()
    bar.bounds.size = CGSize(width: 10, height: height)
    bar.position = CGPoint(x: 20, y: y)
    bar.backgroundColor = UIColor.white.cgColor
    view.layer.addSublayer(bar)
    return bar
  }

  /// Swings much longer than the main thread sleeps.
  private func makeSwing() -> CAAnimation {
    let swing = CASpringAnimation(keyPath: "position.x")
    (swing.fromValue, swing.toValue) = (20, 200)
    (swing.stiffness, swing.damping, swing.duration) = (20, 0.1, 4)
    return swing
  }

  /// Moves a hundred points per second.
  private func makeWalk() -> CAAnimation {
    let walk = CABasicAnimation(keyPath: "position.x")
    (walk.fromValue, walk.toValue, walk.duration) = (5, 395, 3.9)
    return walk
  }

  private func makeRide() -> CAAnimation {
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = CGPath(
      ellipseIn: CGRect(x: 20, y: 133, width: 360, height: 2), transform: nil)
    (ride.calculationMode, ride.duration) = (.paced, 4)
    return ride
  }

  private func addEmitter(y: CGFloat) {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity) = (40, 3, 90)
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      }.cgImage
    emitter.emitterCells = [cell]
    emitter.frame = view.bounds
    emitter.emitterPosition = CGPoint(x: 20, y: y)
    view.layer.addSublayer(emitter)
  }
}
