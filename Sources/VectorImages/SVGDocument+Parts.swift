import CoreGraphics

extension SVGDocument {
  func box(of id: String) -> CGRect? {
    guard library.hasPart(handle, "#\(id)") != 0 else { return nil }
    var (ink, outlines) = ([0.0, 0, 0, 0], [0.0, 0, 0, 0])
    var error: UnsafeMutableRawPointer?
    guard library.partGeometry(handle, "#\(id)", viewport, &ink, &outlines, &error) != 0 else {
      _ = library.objects.message(error)
      return nil
    }
    let box = CGRect(x: outlines[0], y: outlines[1], width: outlines[2], height: outlines[3])
    return box.isFinite ? box : nil
  }

  /// Draws one part where it is in the document.
  func draw(_ id: String, style: String, _ cairo: OpaquePointer) {
    var error: UnsafeMutableRawPointer?
    let sheet = Array(style.utf8)
    if library.setStyle(handle, sheet, sheet.count, &error) == 0 {
      _ = library.objects.message(error)
      error = nil
    }
    if library.renderPart(handle, cairo, "#\(id)", viewport, &error) == 0 {
      _ = library.objects.message(error)
    }
  }
}
