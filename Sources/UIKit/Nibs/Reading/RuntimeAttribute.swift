import CoreGraphics
import Foundation
import FoundationAdditions
import InterfaceFiles
import QuartzCore

/// A value that the developer has written for a key path.
@MainActor
struct RuntimeAttribute {
  private let element: InterfaceElement
  private let source: NibSource

  init(_ element: InterfaceElement, _ source: NibSource) {
    (self.element, self.source) = (element, source)
  }

  /// A key that the object doesn't have is a line in the log, as on Apple's systems.
  func set(on object: NSObject) {
    guard let path = element.attributes["keyPath"] else { return }
    if let view = object as? UIView, path.hasPrefix("layer."), let value {
      // Layers have key paths of their own.
      return view.layer.setValue(value, forKeyPath: String(path.dropFirst("layer.".count)))
    }
    guard object.takesValue(forKeyPath: path) else {
      return source.complain(
        element,
        "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): this "
          + "class is not key value coding-compliant for the key \(path).")
    }
    guard let value else {
      if element.attributes["type"] == "nil" || element.value("value")?.name == "nil" {
        object.setValue(nil, forKeyPath: path)
      } else {
        source.complain(element, "\(path) is not set: its value is not known")
      }
      return
    }
    object.setValue(value, forKeyPath: path)
  }

  private var value: Any? {
    let written = element.value("value")
    switch element.attributes["type"] {
    case "boolean": return element.flag("value")
    case "string": return element.string("value")
    case "localizedString":
      return element.string("value").map {
        NSLocalizedString($0, bundle: source.bundle, comment: "")
      }
    case "image": return element.attributes["value"].flatMap { NibImage($0, element, source).image }
    case "number": return number(written)
    case "color": return written.flatMap { NibColor($0, source).color }
    case "point": return point(written, "x", "y").map { CGPoint(x: $0, y: $1) }
    case "size": return point(written, "width", "height").map { CGSize(width: $0, height: $1) }
    case "rect": return rect(written)
    case "range": return range(written)
    default: return nil
    }
  }

  private func number(_ written: InterfaceElement?) -> Any? {
    guard let number = written?.number("value") else { return nil }
    if written?.name == "integer", let integer = Int(exactly: number) { return integer }
    return number
  }

  private func point(_ written: InterfaceElement?, _ x: String, _ y: String) -> (Double, Double)? {
    guard let x = written?.number(x), let y = written?.number(y) else { return nil }
    return (x, y)
  }

  private func rect(_ written: InterfaceElement?) -> CGRect? {
    guard let origin = point(written, "x", "y"), let size = point(written, "width", "height") else {
      return nil
    }
    return CGRect(x: origin.0, y: origin.1, width: size.0, height: size.1)
  }

  private func range(_ written: InterfaceElement?) -> NSRange? {
    guard let location = written?.number("location").flatMap({ Int(exactly: $0) }),
      let length = written?.number("length").flatMap({ Int(exactly: $0) })
    else { return nil }
    return NSRange(location: location, length: length)
  }
}
