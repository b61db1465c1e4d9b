import CoreGraphics
import Diagnostics
import Synchronization

/// An image file that is being put together, and written at the end.
public final class CGImageDestination: Sendable {
  private let kind: ImageFileKind
  private let write: @Sendable (Data) -> Bool
  private let state = Mutex(State())

  private struct State {
    var images: [DestinationImage] = []
    var loopCount: Int?
    var isFinished = false
  }

  /// Nil, with a log message, for a type that can't be written here.
  init?(_ type: CFString, _ write: @escaping @Sendable (Data) -> Bool) {
    guard let kind = ImageFileKind.written.first(where: { $0.identifier == type }) else {
      Log.graphics.write("image files of type \(type) can't be written")
      return nil
    }
    (self.kind, self.write) = (kind, write)
  }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    let added = DestinationImage(image, Options(properties), kind)
    state.withLock { $0.images.append(added) }
  }

  func set(_ properties: CFDictionary?) {
    guard let names = AnimationNames(kind) else { return }
    let count = Options(properties).part(names.dictionary).number(names.loopCount)
    state.withLock { $0.loopCount = count.map { Int(min(max($0, 0), 65_535)) } }
  }

  func finish() -> Bool {
    let content = state.withLock { state -> ([DestinationImage], Int?)? in
      if state.isFinished { return nil }
      state.isFinished = true
      return (state.images, state.loopCount)
    }
    guard let (images, loopCount) = content, let first = images.first,
      let data = DestinationFile(kind, first, images, loopCount: loopCount).data
    else {
      Log.graphics.write("an image file without images, or finalized twice, or that can't be made")
      return false
    }
    return write(data)
  }
}

/// An image with how it is written.
struct DestinationImage: Sendable {
  var image: CGImage
  /// From 0 to 1; nil if the program names none.
  var quality: Double?
  /// Exif's, 1 (upright) to 8.
  var orientation = 1
  /// In seconds.
  var delay: Double
  /// What is written of the image beside its pixels.
  var metadata: ExifWriter

  init(_ image: CGImage, _ options: Options, _ kind: ImageFileKind) {
    self.image = image
    quality = options.number(kCGImageDestinationLossyCompressionQuality)
    if let number = options.number(kCGImagePropertyOrientation), (1...8).contains(number) {
      orientation = Int(number)
    }
    metadata = ExifWriter(options, orientation: orientation)
    let names = AnimationNames(kind)
    let times = names.map { options.part($0.dictionary) }
    delay =
      names.flatMap { times?.number($0.unclampedDelay) ?? times?.number($0.delay) } ?? 0.1
  }
}
