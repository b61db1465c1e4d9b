import CoreGraphics
import Foundation
import InterfaceFiles

// Rows of colours, fonts, images and other objects.

extension NibReader {
  func color(_ key: String, _ set: (UIColor) -> Void) {
    guard let written = child(key), written.name == "color" else { return }
    guard let color = NibColor(written, source).color else {
      return source.complain(written, "the colour is not known; the default stays")
    }
    set(color)
  }

  func font(_ key: String, _ set: (UIFont) -> Void) {
    guard let written = child(key), written.name == "fontDescription" else { return }
    guard let font = NibFont(written).font else {
      return source.complain(written, "the font is not known; the default stays")
    }
    set(font)
  }

  /// An image by its name, of the system where the element or a reference in it says so.
  func image(_ name: String, _ set: (UIImage) -> Void) {
    skip("catalog", "symbolScale", "renderingMode")
    guard
      let image = child(name)?.name == "imageReference"
        ? child(name).flatMap(referenced)
        : attribute(name).flatMap({ NibImage($0, element, source).image })
    else { return }
    set(image)
  }

  private func referenced(_ reference: InterfaceElement) -> UIImage? {
    reference.attributes["image"].flatMap { NibImage($0, reference, source).image }
  }

  func symbolConfiguration(_ key: String, _ set: (UIImage.SymbolConfiguration) -> Void) {
    guard let written = child(key) else { return }
    set(NibSymbolConfiguration(written).configuration)
  }

  /// An object that the element holds under a key.
  func object<Object>(_ key: String, _ type: Object.Type, _ set: (Object) -> Void) {
    guard let written = child(key), written.name != "nil", let made = run.make(written) else {
      return
    }
    guard let object = made as? Object else {
      return source.complain(written, "\(key) is no \(Object.self); it is left out")
    }
    set(object)
  }

  /// The objects of a list.
  func objects<Object>(_ name: String, _ type: Object.Type, _ set: ([Object]) -> Void) {
    let made = list(name).compactMap { run.make($0) }
    let objects = made.compactMap { $0 as? Object }
    if !objects.isEmpty { set(objects) }
  }

  /// For programs that decode by themselves: what an attribute or a key says, as an object.
  func value(_ key: String) -> Any? {
    guard let child = element.value(key) else { return element.attributes[key] }
    switch child.name {
    case "color": return NibColor(child, source).color
    case "fontDescription": return NibFont(child).font
    case "string", "mutableString": return element.string(key)
    default: return child.id.flatMap { run.object($0) }
    }
  }
}
