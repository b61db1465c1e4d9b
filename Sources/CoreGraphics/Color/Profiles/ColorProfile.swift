import Foundation
import RasterKit
import Synchronization

/// A profile of the International Color Consortium: what a camera's, display's or printer's numbers look like.
///
/// Usable from any thread. Needs `liblcms2-2`.
package final class ColorProfile: Sendable, Hashable {
  package let data: Data
  package let model: CGColorSpaceModel
  /// What the profile calls itself.
  package let name: String?
  private let library: ColorLibrary
  private nonisolated(unsafe) let toStandard: ColorLibrary.Handle
  /// Nil for profiles that have no way back.
  private nonisolated(unsafe) let fromStandard: ColorLibrary.Handle?
  /// Of pixels; nil for colours that are not RGB.
  private nonisolated(unsafe) let pixels: ColorLibrary.Handle?

  /// The largest profiles of presses have some 3 MB.
  private static let mostBytes = 16 << 20

  /// Nil without the library, and for bytes that are no profile of gray, RGB, inks or Lab.
  package init?(_ data: Data) {
    guard (128...Self.mostBytes).contains(data.count), let library = ColorLibrary.loaded else {
      return nil
    }
    let made = library.withProfile(data) { profile -> Parts? in
      guard let model = library.model(of: profile), let code = model.code,
        let toStandard = library.makeTransform(from: profile, code, toStandard: .rgb)
      else { return nil }
      return Parts(
        model: model, name: library.name(of: profile), toStandard: toStandard,
        fromStandard: library.makeTransform(fromStandard: .rgb, to: profile, code),
        pixels: model == .rgb
          ? library.makeTransform(from: profile, .bgra, toStandard: .bgra) : nil)
    }
    guard let made else { return nil }
    (self.data, self.library) = (data, library)
    (model, name) = (made.model, made.name)
    (toStandard, fromStandard, pixels) = (made.toStandard, made.fromStandard, made.pixels)
  }

  private struct Parts {
    var model: CGColorSpaceModel
    var name: String?
    var toStandard: ColorLibrary.Handle
    var fromStandard: ColorLibrary.Handle?
    var pixels: ColorLibrary.Handle?
  }

  deinit {
    for transform in [toStandard, fromStandard, pixels] { transform.map(library.free) }
  }

  package static func == (a: ColorProfile, b: ColorProfile) -> Bool {
    a === b || a.data == b.data
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension ColorProfile {
  /// To gamma-encoded sRGB; the fourth number is black ink.
  func sRGB(_ c: SIMD4<Double>) -> SIMD3<Double> {
    // Little CMS counts inks in hundredths.
    var (source, target) = (model == .cmyk ? c * 100 : c, SIMD4<Double>.zero)
    library.apply(toStandard, &source, &target, count: 1)
    let found = SIMD3(target.x, target.y, target.z)
    if model == .monochrome { return SIMD3(repeating: found.y) }
    // Little CMS goes on in a straight line below 0, where extended sRGB is the mirror of what is above.
    return found.mirroring { CGColorSpace.Transfer.sRGB.encode($0 / 12.92) }
  }

  func components(sRGB c: SIMD3<Double>) -> SIMD4<Double> {
    guard let fromStandard else { return .zero }
    let mirrored = c.mirroring { CGColorSpace.Transfer.sRGB.decode($0) * 12.92 }
    var (source, target) = (SIMD4(mirrored, 0), SIMD4<Double>.zero)
    library.apply(fromStandard, &source, &target, count: 1)
    if model == .monochrome { return SIMD4(SIMD3(repeating: target.x), 0) }
    return model == .cmyk ? target / 100 : target
  }

  /// Converts pixels whose colours are not multiplied by alpha, in place. What is outside of sRGB is cut off.
  func convert(_ buffer: PixelBuffer) {
    guard let pixels else { return }
    for y in 0..<Int(buffer.size.height) {
      let row = buffer.base + y * buffer.stride
      library.apply(pixels, row, row, count: Int(buffer.size.width))
    }
  }

  /// The same for premultiplied pixels.
  func convertPremultiplied(_ buffer: PixelBuffer) {
    buffer.divideByAlpha()
    convert(buffer)
    buffer.premultiply()
  }

  /// Whether pixels look as they do with sRGB's: nothing has to be done for most files.
  fileprivate var isStandard: Bool {
    guard pixels != nil else { return true }
    let levels: [UInt32] = [0, 64, 128, 192, 255]
    var given: [UInt32] = []
    for red in levels {
      for green in levels {
        for blue in levels { given.append(0xFF00_0000 | red << 16 | green << 8 | blue) }
      }
    }
    var colors = given
    pixels.map { library.apply($0, given, &colors, count: given.count) }
    return zip(given, colors).allSatisfy { a, b in
      [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 }
    }
  }
}

extension CGColorSpaceModel {
  fileprivate var code: ColorLibrary.PixelCode? {
    switch self {
    case .monochrome: .gray
    case .rgb: .rgb
    case .cmyk: .cmyk
    case .lab: .lab
    case .unknown, .deviceN, .indexed, .pattern, .XYZ: nil
    }
  }
}

/// The profiles of image files, of which many files have the same.
package enum FileProfiles {
  private static let known = Mutex(LRUCache<Data, ColorProfile?>(budget: 4))

  /// Nil for files whose pixels are used as they are: of sRGB, gray and inks, with a broken profile, and all
  /// where Little CMS is not installed.
  package static func profile(_ data: Data?) -> ColorProfile? {
    guard let data else { return nil }
    if let found = known.withLock({ $0.use(data) }) { return found }
    let made = ColorProfile(data).flatMap { $0.isStandard ? nil : $0 }
    known.withLock { $0.insert(made, for: data, cost: 1) }
    return made
  }

  /// What the profile of a file calls itself; nil for a file without.
  package static func name(_ file: any ImageFile) -> String? {
    guard let data = file.profileData, let library = ColorLibrary.loaded else { return nil }
    return library.withProfile(data) { library.name(of: $0) }
  }
}

extension CGColorSpace {
  /// The space of a profile of gray, RGB, inks or Lab; nil for other bytes, and without `liblcms2-2`.
  public convenience init?(iccData data: CFData) {
    guard let profile = ColorProfile(data) else { return nil }
    self.init(name: nil, encoding: .profile(profile))
  }

  /// The bytes of a profile; nil for inks, Lab, calibrated spaces, indexes and patterns, and without
  /// `liblcms2-2`.
  public func copyICCData() -> CFData? {
    if model == .pattern { return nil }
    return ColorLibrary.loaded?.profile(of: encoding)
  }
}

extension SIMD3<Double> {
  /// Numbers below 0 become the negative of what is made of their opposites.
  fileprivate func mirroring(_ body: (Self) -> Self) -> Self {
    replacing(with: -body(-self), where: self .< 0)
  }
}
