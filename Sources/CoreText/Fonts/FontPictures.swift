import Foundation

/// The pictures of a font whose letters have colours. FreeType makes them whole, in memory, each time one is drawn.
enum FontPictures {
  /// Pixels along a side, and more than any letter has: emoji fonts have 128 to 160 for an em.
  private static let largestSide = 2048
  /// What each PNG file begins with, before its width and its height.
  private static let beginning = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])

  /// Whether one of them says that it is larger, as in a file that is damaged or made to do harm.
  static func areTooLarge(inFile path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    guard let font = try? Data(contentsOf: url, options: .mappedIfSafe) else { return false }
    return areTooLarge(in: font)
  }

  static func areTooLarge(in font: Data) -> Bool {
    var rest = font[...]
    while let found = rest.range(of: beginning) {
      rest = rest[found.upperBound...]
      let (width, height) = (side(rest.prefix(4)), side(rest.dropFirst(4).prefix(4)))
      if max(width, height) > largestSide { return true }
    }
    return false
  }

  private static func side(_ bytes: Data) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
