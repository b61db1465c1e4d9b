import CUICodecs
import Diagnostics
import Foundation
import RasterKit

/// The functions of libheif 1.6 and newer. Those that return a structure are called by C.
struct HEIFLibrary: Sendable {
  private typealias Object = UnsafeMutableRawPointer
  private typealias Make = @convention(c) () -> Object?
  private typealias Release = @convention(c) (Object) -> Void
  private typealias Number = @convention(c) (Object) -> Int32
  private typealias SetNumber = @convention(c) (Object, Int32) -> Void
  private typealias List = @convention(c) (Object, UnsafeMutablePointer<UInt32>, Int32) -> Int32
  private typealias Plane =
    @convention(c) (Object, Int32, UnsafeMutablePointer<Int32>) -> UnsafeMutablePointer<UInt8>?

  private let makeContext: Make
  private let freeContext: Release
  private let setMostPixels: SetNumber?
  private let count: Number
  private let list: List
  private let width: Number
  private let height: Number
  private let hasAlpha: Number
  private let releaseHandle: Release
  private let releaseImage: Release
  private let imageWidth: @convention(c) (Object, Int32) -> Int32
  private let imageHeight: @convention(c) (Object, Int32) -> Int32
  private let plane: Plane
  private nonisolated(unsafe) let read: Object
  private nonisolated(unsafe) let handle: Object
  private nonisolated(unsafe) let primary: Object
  private nonisolated(unsafe) let decode: Object
  private let profileSize: (@convention(c) (Object) -> Int)?
  private nonisolated(unsafe) let profile: Object?

  /// Nil if the library is not installed or too old.
  static let loaded = HEIFLibrary()

  private init?() {
    guard let library = DynamicLibrary("libheif.so.1") else { return nil }
    func call<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function? {
      library.function("heif_" + name, as: type)
    }
    guard let makeContext = call("context_alloc", Make.self),
      let freeContext = call("context_free", Release.self),
      let count = call("context_get_number_of_top_level_images", Number.self),
      let list = call("context_get_list_of_top_level_image_IDs", List.self),
      let width = call("image_handle_get_width", Number.self),
      let height = call("image_handle_get_height", Number.self),
      let hasAlpha = call("image_handle_has_alpha_channel", Number.self),
      let releaseHandle = call("image_handle_release", Release.self),
      let releaseImage = call("image_release", Release.self),
      let imageWidth = call(
        "image_get_width", (@convention(c) (Object, Int32) -> Int32).self),
      let imageHeight = call(
        "image_get_height", (@convention(c) (Object, Int32) -> Int32).self),
      let plane = call("image_get_plane", Plane.self),
      let read = call("context_read_from_memory_without_copy", Object.self),
      let handle = call("context_get_image_handle", Object.self),
      let primary = call("context_get_primary_image_ID", Object.self),
      let decode = call("decode_image", Object.self)
    else { return nil }
    (self.makeContext, self.freeContext, self.count) = (makeContext, freeContext, count)
    (self.list, self.width, self.height, self.hasAlpha) = (list, width, height, hasAlpha)
    (self.releaseHandle, self.releaseImage, self.plane) = (releaseHandle, releaseImage, plane)
    (self.imageWidth, self.imageHeight) = (imageWidth, imageHeight)
    (self.read, self.handle, self.primary, self.decode) = (read, handle, primary, decode)
    profileSize = call("image_handle_get_raw_color_profile_size")
    profile = call("image_handle_get_raw_color_profile", Object.self)
    setMostPixels = call("context_set_maximum_image_size_limit", SetNumber.self)
  }
}

extension HEIFLibrary {
  /// Of the images, the main one first; none if the file is broken.
  func sizes(_ data: Data) -> [(width: Int, height: Int, hasAlpha: Bool)] {
    withImages(data) { context, names in
      names.compactMap { name in
        withHandle(context, name) { (Int(width($0)), Int(height($0)), hasAlpha($0) != 0) }
      }
    } ?? []
  }

  /// Straight alpha, in the library's memory; nil if the image isn't as large as its frame says.
  func pixels(_ data: Data, _ index: Int, _ frame: ImageFileFrame) -> PixelBuffer? {
    withImages(data) { context, names -> PixelBuffer? in
      guard names.indices.contains(index) else { return nil }
      return withHandle(context, names[index]) { handle -> PixelBuffer? in
        pixels(of: handle, frame)
      } ?? nil
    }
  }

  /// The colour profile of the main image; nil for a file without.
  func profile(_ data: Data) -> Data? {
    guard let profileSize, let profile else { return nil }
    return withImages(data) { context, names in
      withHandle(context, names[0]) { handle -> Data? in
        let count = profileSize(handle)
        guard (1...(16 << 20)).contains(count) else { return nil }
        var bytes = Data(count: count)
        let isRead = bytes.withUnsafeMutableBytes {
          cui_heif_profile(profile, handle, $0.baseAddress) == 0
        }
        return isRead ? bytes : nil
      } ?? nil
    }
  }

  private func withImages<Result>(
    _ data: Data, _ body: (UnsafeMutableRawPointer, [UInt32]) -> Result?
  ) -> Result? {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let context = makeContext() else { return nil }
      defer { freeContext(context) }
      setMostPixels?(context, Int32(ImageLimits.side))
      guard cui_heif_read(read, context, base, bytes.count) == 0 else { return nil }
      var main: UInt32 = 0
      guard cui_heif_get_id(primary, context, &main) == 0 else { return nil }
      var names = [UInt32](repeating: 0, count: Int(min(max(count(context), 0), 1024)))
      _ = list(context, &names, Int32(names.count))
      return body(context, [main] + names.filter { $0 != main && $0 != 0 })
    }
  }

  private func withHandle<Result>(
    _ context: UnsafeMutableRawPointer, _ name: UInt32,
    _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    var found: UnsafeMutableRawPointer?
    guard cui_heif_get_handle(handle, context, name, &found) == 0, let found else { return nil }
    defer { releaseHandle(found) }
    return body(found)
  }

  private func pixels(
    of handle: UnsafeMutableRawPointer, _ frame: ImageFileFrame
  ) -> PixelBuffer? {
    var decoded: UnsafeMutableRawPointer?
    guard cui_heif_decode(decode, handle, &decoded) == 0, let image = decoded else { return nil }
    let (channel, size, release) = (Int32(CUI_HEIF_INTERLEAVED), frame.size, releaseImage)
    var stride: Int32 = 0
    guard let bytes = plane(image, channel, &stride), stride % 4 == 0,
      imageWidth(image, channel) >= size.width, imageHeight(image, channel) >= size.height
    else {
      release(image)
      return nil
    }
    let base = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    let pixels = PixelBuffer(
      wrapping: base, size: size, stride: Int(stride) / 4, isOpaque: !frame.hasAlpha
    ) { release(image) }
    pixels.exchangeRedAndBlue()
    return pixels
  }
}
