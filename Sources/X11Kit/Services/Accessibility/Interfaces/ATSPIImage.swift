import DBusKit
import PlatformKit
import RasterKit

/// A picture.
struct ATSPIImage: ATSPIInterface {
  static let name = "Image"
  let object: ATSPIObject
  var exists: Bool { node.role == .image }

  var properties: [String: DBusValue] {
    ["ImageDescription": .text(node.name), "ImageLocale": .text(node.language)]
  }

  func call(_ member: String, _ arguments: ATSPIArguments) -> [DBusValue]? {
    switch member {
    case "GetImageExtents":
      arguments.coordinates(0).map { [.structure(object.extents(node.extents, $0))] }
    case "GetImagePosition":
      arguments.coordinates(0).map { Array(object.extents(node.extents, $0).prefix(2)) }
    case "GetImageSize": [.int32(node.extents.width), .int32(node.extents.height)]
    default: nil
    }
  }
}
