// Measures milliseconds from a button press to the changed pixel on the screen of a private Xvfb at
// 60 Hz, over 200 presses (or as many as the first argument says) at random times: once in an idle
// window, once while a bar moves across it. Further arguments name another program that changes the
// pixel at (200, 150) with every press. Without one, also counts the frames that animations show
// while the main thread sleeps.

import Foundation
import XTestRig

let arguments = CommandLine.arguments.dropFirst()
let presses = arguments.first.flatMap { Int($0) } ?? 200
let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()
let probe = folder.appendingPathComponent("ProbeApp").path
let given = Array(arguments.dropFirst())
let clients = given.isEmpty ? [[probe, "toggle"], [probe, "toggle-busy"]] : [given]

for client in clients {
  let session = try LatencySession(client)
  let times = try session.measure(presses)
  print(client.last ?? "", times)
  session.stop()
}

if given.isEmpty {
  for rate in [60, 120] { print(try MotionRate(probe, rate: rate)) }
}
