import CoreGraphics
import Synchronization

/// A file of one or more images, complete or still arriving.
///
/// Usable from any thread. Images are decoded when their pixels are needed, and an image that is in
/// use is given again rather than decoded again.
public final class CGImageSource: Sendable {
  private let state: Mutex<State>

  private struct State {
    var data: Data
    var isFinal: Bool
    var file: (any ImageFile)?
    var images: [Int: WeakImage] = [:]
  }

  /// An image that somebody else keeps.
  private struct WeakImage {
    weak var image: CGImage?
  }

  init(_ data: Data, isFinal: Bool) {
    let file = isFinal ? ImageFormats.open(data) : nil
    state = Mutex(State(data: data, isFinal: isFinal, file: file))
  }

  /// All the bytes so far.
  func update(_ data: Data, isFinal: Bool) {
    state.withLock { state in
      guard !state.isFinal else { return }
      (state.data, state.isFinal) = (data, isFinal)
      state.file = isFinal ? ImageFormats.open(data) : ImageFormats.openQuietly(data)
      state.images = [:]
    }
  }

  /// Nil until the beginning makes sense.
  var file: (any ImageFile)? { state.withLock { $0.file } }

  var data: Data { state.withLock { $0.data } }

  func frame(_ index: Int) -> ImageFileFrame? {
    guard let frames = file?.frames, frames.indices.contains(index) else { return nil }
    return frames[index]
  }

  func forget(_ index: Int) { state.withLock { $0.images[index] = nil } }

  func image(_ index: Int) -> CGImage? {
    state.withLock { state in
      guard let file = state.file, file.frames.indices.contains(index) else { return nil }
      guard state.isFinal else {
        return file.makePixels(index, allowsPart: true).map { CGImage(pixels: $0) }
      }
      if let known = state.images[index]?.image { return known }
      let image = CGImage(file, index)
      state.images[index] = WeakImage(image: image)
      return image
    }
  }

  var status: CGImageSourceStatus {
    state.withLock { state in
      if state.file != nil { return state.isFinal ? .statusComplete : .statusIncomplete }
      if ImageFileKind(state.data) != nil {
        return state.isFinal ? .statusInvalidData : .statusReadingHeader
      }
      // No type needs more bytes than these to be known.
      return state.data.count < 12 && !state.isFinal ? .statusReadingHeader : .statusUnknownType
    }
  }
}

/// How much of a file is there.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}
