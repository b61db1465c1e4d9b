import CoreGraphics
import Diagnostics
import Foundation
import ImageIO
import Testing

private let hasProfiles = DynamicLibrary("liblcms2.so.2") != nil

/// Files that say what their numbers look like.
@Suite(.enabled(if: hasProfiles)) struct FileProfileTests {
  /// A plain red, half as bright for half of the picture.
  private let image = picture(8, 4) { x, _ in x < 4 ? 0xFFC8_6432 : 0xFF64_3219 }

  private func profile(_ name: CFString) throws -> Data {
    try #require(CGColorSpace(name: name)?.copyICCData())
  }

  private func segments(_ profile: Data, _ file: Data) -> Data {
    let half = profile.count / 2
    let parts = [profile.prefix(half), profile.dropFirst(half)]
    let made = parts.enumerated().map { index, part in
      let length = part.count + 16
      return Data([0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)])
        + Data("ICC_PROFILE\0".utf8) + Data([UInt8(index + 1), 2]) + part
    }
    // The parts may come in any order.
    return file.prefix(2) + made[1] + made[0] + file.dropFirst(2)
  }

  private func decoded(_ file: Data) throws -> (CGImage, CFDictionary) {
    let source = try #require(CGImageSourceCreateWithData(file, nil))
    return (
      try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)),
      try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    )
  }

  /// What our own matrices make of the picture.
  private func expected(_ name: CFString) throws -> [UInt32] {
    let space = try #require(CGColorSpace(name: name))
    return try image.values.map { value in
      let c = [16, 8, 0].map { CGFloat(value >> $0 & 255) / 255 } + [1]
      let rgba = try #require(CGColor(colorSpace: space, components: c)).rgba
      return (0..<3).reduce(UInt32(255)) {
        $0 << 8 | UInt32((min(max(rgba[$1], 0), 1) * 255).rounded())
      }
    }
  }

  /// All but the two columns at the edge, where the colour of a JPEG, which has half of the columns, runs over.
  private func inside(_ values: [UInt32]) -> [UInt32] {
    values.enumerated().filter { ![3, 4].contains($0.offset % 8) }.map(\.element)
  }

  private func largest(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).flatMap { a, b in
      [16, 8, 0].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }
    }.max() ?? .max
  }

  @Test(arguments: [CGColorSpace.displayP3, CGColorSpace.adobeRGB1998])
  func aJPEGOfAWideSpaceLooksAsItShould(name: CFString) throws {
    let plain = try #require(
      written("public.jpeg", [(image, [kCGImageDestinationLossyCompressionQuality: 1.0])]))
    let (shown, properties) = try decoded(segments(profile(name), plain))
    let wanted = try expected(name)
    #expect(largest(inside(shown.values), inside(wanted)) <= 5)
    #expect(properties[kCGImagePropertyProfileName] is String)
    #expect(shown.utType == "public.jpeg")
    // Without the profile the numbers are sRGB's.
    let untagged = try decoded(plain).0
    #expect(largest(inside(untagged.values), inside(image.values)) <= 3)
  }

  @Test func aProfileOfSRGBChangesNothing() throws {
    let plain = try #require(written("public.jpeg", [(image, nil)]))
    let (tagged, untagged) = (
      try decoded(segments(profile(CGColorSpace.sRGB), plain)), try decoded(plain)
    )
    #expect(tagged.0.values == untagged.0.values)
  }

  @Test func aBrokenProfileIsPassedOver() throws {
    let plain = try #require(written("public.jpeg", [(image, nil)]))
    let broken = segments(Data(repeating: 7, count: 400), plain)
    let (tagged, untagged) = (try decoded(broken), try decoded(plain))
    #expect(tagged.0.values == untagged.0.values)
    #expect(tagged.1[kCGImagePropertyProfileName] == nil)
  }

  /// ImageMagick writes the chunk, which is compressed. (Its `-strip` would leave out that of a PNG, too.)
  @Test(arguments: ["png", "tiff", "webp"]) func otherFilesHaveProfilesToo(type: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, icc, target) = (
      folder.appendingPathComponent("in.png"), folder.appendingPathComponent("p3.icc"),
      folder.appendingPathComponent("out.\(type)")
    )
    try #require(written("public.png", [(image, nil)])).write(to: source)
    try profile(CGColorSpace.displayP3).write(to: icc)
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/convert")
    tool.arguments = [
      source.path, "+profile", "*", "-profile", icc.path, "-quality", "100", "-define",
      "webp:lossless=true", target.path,
    ]
    guard (try? tool.run()) != nil else { return }
    tool.waitUntilExit()
    try #require(tool.terminationStatus == 0)
    let (shown, properties) = try decoded(Data(contentsOf: target))
    #expect(properties[kCGImagePropertyProfileName] != nil)
    let wanted = try expected(CGColorSpace.displayP3)
    #expect(largest(shown.values, wanted) <= 2)
  }
}
