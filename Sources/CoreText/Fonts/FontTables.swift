import CUIPango
import CoreGraphics
import Foundation

/// The tables of a font's file.
enum FontTables {
  /// Nil if the file has none of the tag.
  static func bytes(_ tag: UInt32, of face: OpaquePointer?) -> Data? {
    guard let blob = hb_face_reference_table(face, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(bytes: bytes, count: Int(length))
  }

  static func tags(of face: OpaquePointer?) -> CFArray {
    var count: UInt32 = 0
    var tags = [hb_tag_t](repeating: 0, count: Int(hb_face_get_table_tags(face, 0, &count, nil)))
    count = UInt32(tags.count)
    _ = hb_face_get_table_tags(face, 0, &count, &tags)
    return tags.prefix(Int(count)).map { $0 as Any }
  }
}
