import Diagnostics
import Foundation
import Synchronization
import UIKit

/// A bundle in a folder that is removed with this object, with a catalog that a test writes.
final class TemporaryBundle {
  let folder: URL
  let bundle: Bundle

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Paths are relative to the bundle.
  func write(_ path: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// A set of the catalog `Media`: the entries of its list, and properties, as JSON without quotes
  /// around names and words.
  func writeSet(
    _ name: String, _ entries: [String], list: String = "images", properties: String = ""
  ) throws {
    let json = "{\(list): [\(entries.joined(separator: ", "))], properties: {\(properties)}}"
    try write("Media.xcassets/\(name)/Contents.json", Data(Self.quoted(json).utf8))
  }

  func writePicture(_ path: String, _ color: UIColor, pixels: CGSize) throws {
    try write("Media.xcassets/\(path)", Self.png(color, pixels))
  }

  static func png(_ color: UIColor, _ pixels: CGSize) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: pixels, format: format).pngData { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: pixels))
    }
  }

  /// Quotes every word but true and numbers.
  private static func quoted(_ json: String) -> String {
    var (result, word) = ("", "")
    for character in json + " " {
      if character.isLetter || character.isNumber || "@.-_/".contains(character) {
        word.append(character)
        continue
      }
      let isNumber = Double(word) != nil && !word.hasPrefix("0x")
      if !word.isEmpty { result += word == "true" || isNumber ? word : "\"\(word)\"" }
      word = ""
      result.append(character)
    }
    return result
  }
}

/// An entry of an image set for the dark style.
let dark = "appearances: [{appearance: luminosity, value: dark}]"

extension UITraitCollection {
  static let darkStyle = UITraitCollection(userInterfaceStyle: .dark)
  static let lightStyle = UITraitCollection(userInterfaceStyle: .light)
}

/// Red, green, blue and alpha of one pixel, premultiplied.
func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
  let part = image?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1))
  guard let data = part?.dataProvider?.data as Data?, data.count >= 4 else { return [] }
  return [data[2], data[1], data[0], data[3]]
}

func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] { pixel(image?.cgImage, x, y) }

let redPixel: [UInt8] = [255, 0, 0, 255]
let greenPixel: [UInt8] = [0, 255, 0, 255]
let bluePixel: [UInt8] = [0, 0, 255, 255]

/// What `body` logs with `part` in the message.
func loggedLines(with part: String, _ body: () throws -> Void) rethrows -> [String] {
  let lines = Mutex<[String]>([])
  let observation = LogObservation { line in
    if line.message.contains(part) { lines.withLock { $0.append(line.message) } }
  }
  try body()
  withExtendedLifetime(observation) {}
  return lines.withLock { $0 }
}
