// Walk 4: fingers and pens. In: TouchReport. Out: TouchSample.
// Next: Touches/TouchTracker, Pointing/HoverTracker.

import Foundation
package import PlatformKit

extension EventTranslator {
  package func handle(_ report: TouchReport, in window: UIWindow) {
    let flags = UIKeyModifierFlags(report.modifiers)
    touches.noteInput(modifierFlags: flags)
    hovers.modifierFlags = flags
    switch report.action {
    case .down: land(report, in: window)
    case .move: track(report, .move, in: window)
    case .lift: track(report, .lift, in: window)
    case .cancel: track(report, .cancel, in: window)
    case .hover: hover(report, in: window)
    case .away: hovers.leave(report.touchContact, at: report.time)
    }
  }

  /// A pen stops hovering when it touches.
  private func land(_ report: TouchReport, in window: UIWindow) {
    guard window.points(report.x, report.y) != nil else { return }
    hovers.leave(report.touchContact, at: report.time)
    track(report, .down, in: window)
  }

  private func track(
    _ report: TouchReport, _ action: TouchSample.Action, in window: UIWindow
  ) {
    let isOver = action == .lift || action == .cancel
    let last = isOver ? touches.position(of: report.touchContact) : nil
    guard let position = window.points(report.x, report.y) ?? last else { return }
    touches.track(report.sample(action, at: position, window.screen.scale), in: window)
  }

  private func hover(_ report: TouchReport, in window: UIWindow) {
    guard let position = window.points(report.x, report.y) else { return }
    hovers.track(report.sample(.move, at: position, window.screen.scale), in: window)
  }
}

extension TouchReport {
  fileprivate var touchContact: TouchContact {
    kind == .finger ? .finger(contact) : .pen(contact)
  }

  fileprivate func sample(
    _ action: TouchSample.Action, at position: CGPoint, _ scale: CGFloat
  ) -> TouchSample {
    TouchSample(
      contact: touchContact, action: action, position: position, time: time,
      type: kind == .finger ? .direct : .pencil, pose: pose.inPoints(scale: scale))
  }
}

extension TouchPose {
  /// The radius in points. Values out of range are clamped or dropped.
  fileprivate func inPoints(scale: CGFloat) -> TouchPose {
    var pose = TouchPose(force: force.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil })
    if altitude.isFinite { pose.altitude = min(max(altitude, 0), .pi / 2) }
    if azimuth.isFinite { pose.azimuth = azimuth }
    if majorRadius.isFinite { pose.majorRadius = max(0, majorRadius / Double(scale)) }
    return pose
  }
}
