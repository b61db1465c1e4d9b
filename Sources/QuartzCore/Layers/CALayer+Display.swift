import CoreGraphics

extension CALayer {
  func markNeedsDisplay() {
    if host != nil { MainThread.require("mark a layer that a window shows for drawing") }
    flags.insert(.needsDisplay)
    guard let host else { return }
    host.queueDisplay(self)
    host.needsCommit()
  }

  func displayIfMarked() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }
}
