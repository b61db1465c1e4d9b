extension PixelFormat {
  /// Nil for combinations that are not supported.
  package init?(
    bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo
  ) {
    guard let alphaInfo = info.alphaInfo, let sample = PixelSample(bitsPerComponent, info)
    else { return nil }
    self.bitsPerPixel = bitsPerPixel
    self.sample = sample
    isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    if alphaInfo != .alphaOnly { encoding = space.encoding }
    if case .packed(let fields) = sample {
      guard space.model == .rgb, bitsPerPixel == fields.size * 8 else { return nil }
      color = Place(red: 0, green: 1, blue: 2)
      return
    }
    let samples = bitsPerPixel / bitsPerComponent
    guard samples * bitsPerComponent == bitsPerPixel,
      let places = Self.places(alphaInfo, samples, space.model)
    else { return nil }
    (color, black, alpha) = places
    // Apple's 32-bit little order turns the bytes of a pixel around.
    if sample == .byte, samples == 4, info.byteOrder == .byteOrder32Little { reverse() }
  }

  private static func places(
    _ info: CGImageAlphaInfo, _ samples: Int, _ model: CGColorSpaceModel
  ) -> (color: Place?, black: Int?, alpha: Int?)? {
    if info == .alphaOnly { return samples == 1 ? (nil, nil, 0) : nil }
    let isFirst = info == .premultipliedFirst || info == .first || info == .noneSkipFirst
    let hasAlpha = info != .none && info != .noneSkipFirst && info != .noneSkipLast
    let colors = samples - (info == .none ? 0 : 1)
    let first = isFirst ? 1 : 0
    let alpha = hasAlpha ? (isFirst ? 0 : colors) : nil
    switch (model, colors) {
    case (.monochrome, 1), (.indexed, 1):
      return (Place(red: first, green: first, blue: first), nil, alpha)
    case (.rgb, 3): return (Place(red: first, green: first + 1, blue: first + 2), nil, alpha)
    case (.cmyk, 4) where info == .none: return (Place(red: 0, green: 1, blue: 2), 3, nil)
    default: return nil
    }
  }

  private mutating func reverse() {
    color = color.map { Place(red: 3 - $0.red, green: 3 - $0.green, blue: 3 - $0.blue) }
    black = black.map { 3 - $0 }
    alpha = alpha.map { 3 - $0 }
  }

  /// The size of a context's pixels, which the alpha info implies. Nil where Apple's contexts have no
  /// such format.
  static func bitsPerPixel(
    _ bitsPerComponent: Int, _ model: CGColorSpaceModel, _ info: CGBitmapInfo
  ) -> Int? {
    guard [.monochrome, .rgb, .cmyk].contains(model) || info.alphaInfo == .alphaOnly else {
      return nil
    }
    switch (bitsPerComponent, info.alphaInfo) {
    case (5, _): return 16
    case (10, _): return 32
    case (_, .alphaOnly): return bitsPerComponent
    case (_, .none?): return bitsPerComponent * (model == .cmyk ? 4 : 1)
    case (_, nil): return nil
    default: return model == .rgb ? bitsPerComponent * 4 : nil
    }
  }
}
