import Testing
import XTestRig

extension XServer {
  /// Where the content of a window begins, in pixels of the screen.
  func corner(ofWindow id: String) throws -> (x: Int, y: Int) {
    let geometry = try run(["xwininfo", "-id", id])
    let places = geometry.split(separator: "\n").compactMap { line -> Int? in
      line.contains("Absolute upper-left")
        ? line.split(separator: " ").last.flatMap { Int($0) } : nil
    }
    try #require(places.count == 2)
    return (places[0], places[1])
  }

  /// The number of all windows, those of a window manager too.
  func windowCount() throws -> Int {
    try run(["xwininfo", "-root", "-tree"]).split(separator: "\n").count { $0.contains(" 0x") }
  }
}
