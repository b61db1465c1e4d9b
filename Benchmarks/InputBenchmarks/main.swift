// Measures what a mouse with 1,000 events per second costs the main thread: a dragged view is laid
// out and moved with every event. Everything from the platform's events to the commit is real; only
// the window system is in memory, and the clock is advanced manually.

import CoreGraphics
import Foundation
import PlatformKit
import UIKit

let seconds = 10
let rig = DragRig()
let clock = ContinuousClock()
let time = clock.measure { rig.drag(reports: 1000 * seconds) }
let frames = 60 * seconds
let microseconds =
  Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12

func perFrame(_ count: Int) -> String { String(format: "%.3f", Double(count) / Double(frames)) }

print("1,000 reports a second for \(seconds) s, in \(frames) frames of the screen:")
print("  a frame: events \(perFrame(rig.view.events)), layouts \(perFrame(rig.view.layouts))")
print("  a frame: commits \(perFrame(rig.commits))")
print(String(format: "  a report: %.2f us of main", microseconds / Double(1000 * seconds)))

let actions = ActionRig().measure(rounds: 400, actions: 250)
print("an action of a control, medians of 400 alternating rounds:")
print(String(format: "  by method reference: %.0f ns", actions.reference))
print(String(format: "  by selector: %.0f ns", actions.selector))
print(String(format: "  ratio: %.2f", actions.ratio))
