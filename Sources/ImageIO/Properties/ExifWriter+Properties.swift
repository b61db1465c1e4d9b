import CoreGraphics

extension ExifWriter {
  /// The block of an image's properties, by the names that are read.
  init(_ properties: Options, orientation: Int) {
    self.init()
    main = Self.values(properties.part(kCGImagePropertyTIFFDictionary), ExifBlock.tiffNames)
    exif = Self.values(properties.part(kCGImagePropertyExifDictionary), ExifBlock.exifNames)
    let place = properties.part(kCGImagePropertyGPSDictionary)
    gps = Self.values(place, ExifBlock.gpsNames)
    for (tag, name) in ExifBlock.coordinateNames {
      if let degrees = place.number(name) { gps[tag] = Self.coordinate(degrees) }
    }
    if let comment = properties.part(kCGImagePropertyExifDictionary)[
      kCGImagePropertyExifUserComment] as? String
    {
      exif[ExifBlock.commentTag] = .undefined(Array("ASCII\0\0\0".utf8) + Array(comment.utf8))
    }
    if let x = properties.number(kCGImagePropertyDPIWidth) {
      let y = properties.number(kCGImagePropertyDPIHeight) ?? x
      (main[0x011A], main[0x011B], main[0x0128]) = (.fractions([x]), .fractions([y]), .shorts([2]))
    }
    main[0x0112] = .shorts([orientation])
  }

  private static func values(_ given: Options, _ names: [Int: CFString]) -> [Int: Value] {
    names.reduce(into: [:]) { result, entry in
      result[entry.key] = value(given, entry.value, entry.key)
    }
  }

  /// Nil for what the properties don't have.
  private static func value(_ given: Options, _ name: CFString, _ tag: Int) -> Value? {
    if let text = given[name] as? String { return .text(text) }
    let list = (given[name] as? [Any])?.compactMap { Options([name: $0]).number(name) }
    guard let numbers = list ?? given.number(name).map({ [$0] }), !numbers.isEmpty,
      numbers.allSatisfy({ $0.isFinite && abs($0) < 2e9 })
    else { return nil }
    if tag == 5 { return .bytes(numbers.map { UInt8(min(max($0, 0), 255)) }) }
    if signed.contains(tag) { return .signedFractions(numbers) }
    if whole.contains(tag) { return .longs(numbers.map { Int(max($0, 0)) }) }
    if short.contains(tag) { return .shorts(numbers.map { Int(min(max($0, 0), 65_535)) }) }
    return .fractions(numbers.map { max($0, 0) })
  }

  /// Shutter speed and exposure bias.
  private static let signed: Set = [0x9201, 0x9204]
  /// Width and height.
  private static let whole: Set = [0xA002, 0xA003]
  /// Resolution unit, sensitivity, flash, subject, focal length for film.
  private static let short: Set = [0x0128, 0x8827, 0x9209, 0x9214, 0xA405]

  /// Degrees, minutes and seconds.
  private static func coordinate(_ degrees: Double) -> Value {
    let seconds = (abs(degrees).clamped(to: 180) * 3600 * 10_000).rounded() / 10_000
    let (whole, rest) = ((seconds / 3600).rounded(.down), seconds.remainder(below: 3600))
    return .fractions([whole, (rest / 60).rounded(.down), rest.remainder(below: 60)])
  }
}

extension Double {
  fileprivate func clamped(to most: Double) -> Double { isFinite ? Swift.min(self, most) : 0 }

  fileprivate func remainder(below divisor: Double) -> Double {
    truncatingRemainder(dividingBy: divisor)
  }
}
