import Foundation
import QuartzCore

extension UIDynamicAnimator {
  /// The time without motion after which it rests, in seconds.
  private static let calmBeforeRest = 0.5
  /// The longest time to simulate per frame, in seconds. A longer stall of the program is dropped.
  private static let longestTick = 0.1

  /// Called after a change: refreshes everything and resumes.
  func wake(isStale stale: Bool = true) {
    if stale { isStale = true }
    calm = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let link = CADisplayLink { [weak self] link in self?.tick(link) ?? link.invalidate() }
    if let referenceView { link.follow(referenceView.layer) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func rest() {
    link?.invalidate()
    link = nil
    (isRunning, remainder) = (false, 0)
    for index in world.bodies.indices {
      (world.bodies[index].velocity, world.bodies[index].spin) = (.zero, 0)
    }
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func tick(_ link: CADisplayLink) {
    guard !behaviors.isEmpty else { return rest() }
    remainder += min(max(link.duration, 0), Self.longestTick)
    while remainder >= DynamicWorld.step - 1e-9, isRunning {
      remainder -= DynamicWorld.step
      step()
    }
  }

  private func step() {
    refresh()
    let leaves = leaves
    for leaf in leaves { leaf.exert(on: self) }
    let joints = leaves.enumerated().flatMap { number, leaf in
      leaf.rows(in: self).map { row in
        var row = row
        row.key = ConstraintRow.Key(first: -1 - number, second: 0, part: row.key.part)
        return row
      }
    }
    let moving = world.bodies.contains { !$0.isSlow }
    world.advance(joints: joints)
    steps += 1
    for index in items.indices { items[index].write(world.bodies[index]) }
    for (number, collision) in collisions.enumerated() {
      collision.tell(world.touching.filter { $0.collider == number }, items)
    }
    for behavior in behaviors { behavior.act() }
    calm = moving || world.bodies.contains { !$0.isSlow } ? 0 : calm + DynamicWorld.step
    if calm >= Self.calmBeforeRest { rest() }
  }
}
