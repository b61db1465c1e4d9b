package import Foundation

/// How a picture is divided for resizing. All lengths are in pixels of the file.
package struct ImageSlicing: Hashable, Sendable {
  package enum Mode: String, Sendable {
    case horizontal = "3-part-horizontal"
    case vertical = "3-part-vertical"
    case nine = "9-part"
  }

  package enum CenterMode: String, Sendable { case stretch, tile, fill }

  package let mode: Mode
  package let centerMode: CenterMode
  package let top: CGFloat
  package let left: CGFloat
  package let bottom: CGFloat
  package let right: CGFloat
  /// The size of the part that is stretched or tiled; 0 in a direction that is not divided.
  package let center: CGSize
}

extension ImageSlicing {
  init?(_ resizing: JSONObject) {
    guard let mode = Mode(rawValue: resizing.string("mode") ?? ""),
      let caps = resizing.object("cap-insets")
    else { return nil }
    func cap(_ name: String) -> CGFloat { CGFloat(min(max(caps.number(name) ?? 0, 0), 1e5)) }
    let center = resizing.object("center")
    func side(_ name: String) -> CGFloat {
      CGFloat(min(max(center?.number(name) ?? 0, 0), 1e5))
    }
    self.mode = mode
    centerMode = CenterMode(rawValue: center?.string("mode") ?? "") ?? .stretch
    (top, bottom) = mode == .horizontal ? (0, 0) : (cap("top"), cap("bottom"))
    (left, right) = mode == .vertical ? (0, 0) : (cap("left"), cap("right"))
    self.center = CGSize(width: side("width"), height: side("height"))
  }
}
