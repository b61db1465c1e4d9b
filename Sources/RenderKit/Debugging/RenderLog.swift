import CoreGraphics
import Foundation

/// One line on standard error for each thing the render side refuses to do.
enum RenderLog {
  static func refused(_ layer: RenderLayer) {
    write("layer \(layer.id.rawValue) is not drawn: its geometry is not a finite number")
  }

  static func write(_ line: String) {
    FileHandle.standardError.write(Data("Casement: \(line)\n".utf8))
  }
}
