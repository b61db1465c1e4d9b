import PlatformKit
import RasterKit

extension LiveWindow {
  var strokes: [KeyStroke] {
    events.compactMap { if case .key(_, let stroke) = $0 { stroke } else { nil } }
  }

  var exposed: PixelRegion {
    var all = PixelRegion()
    for case .window(_, .exposed(let region)) in events { all.formUnion(region) }
    return all
  }
}
