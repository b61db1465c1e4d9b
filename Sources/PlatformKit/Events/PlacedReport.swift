/// What a device reports at a place in a window.
package protocol PlacedReport {
  /// Device pixels from the top left corner of the window's content.
  var x: Double { get set }
  var y: Double { get set }
}

extension PlacedReport {
  /// The same in a window whose corner is so much farther to the left and the top.
  package func moved(dx: Double, dy: Double) -> Self {
    var report = self
    report.x += dx
    report.y += dy
    return report
  }
}

extension PointerSample: PlacedReport {}
extension TouchReport: PlacedReport {}
extension ScrollReport: PlacedReport {}
extension TransformReport: PlacedReport {}
