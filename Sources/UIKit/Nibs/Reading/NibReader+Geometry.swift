import CoreGraphics
import Foundation
import InterfaceFiles

// Rows of values that are elements of their own.

extension NibReader {
  func rect(_ key: String, _ set: (CGRect) -> Void) {
    guard let rect = child(key) else { return }
    numbers(rect, ["x", "y", "width", "height"]) {
      set(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
    }
  }

  func size(_ key: String, _ set: (CGSize) -> Void) {
    guard let size = child(key) else { return }
    numbers(size, ["width", "height"]) { set(CGSize(width: $0[0], height: $0[1])) }
  }

  func point(_ key: String, _ set: (CGPoint) -> Void) {
    guard let point = child(key) else { return }
    numbers(point, ["x", "y"]) { set(CGPoint(x: $0[0], y: $0[1])) }
  }

  func offset(_ key: String, _ set: (UIOffset) -> Void) {
    guard let offset = child(key) else { return }
    numbers(offset, ["horizontal", "vertical"]) {
      set(UIOffset(horizontal: $0[0], vertical: $0[1]))
    }
  }

  /// Insets are written with minima and maxima, or with the sides.
  func insets(_ key: String, _ set: (UIEdgeInsets) -> Void) {
    guard let insets = child(key) else { return }
    let names =
      insets.attributes["minX"] == nil
      ? ["top", "left", "bottom", "right"] : ["minY", "minX", "maxY", "maxX"]
    numbers(insets, names) {
      set(UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]))
    }
  }

  func directionalInsets(_ key: String, _ set: (NSDirectionalEdgeInsets) -> Void) {
    guard let insets = child(key) else { return }
    numbers(insets, ["top", "leading", "bottom", "trailing"]) {
      set(NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]))
    }
  }

  /// What is not written is 0; what is no number makes nothing of it.
  private func numbers(
    _ element: InterfaceElement, _ names: [String], _ set: ([CGFloat]) -> Void
  ) {
    var values: [CGFloat] = []
    for name in names {
      guard let written = element.attributes[name] else {
        values.append(0)
        continue
      }
      guard let number = element.number(name) else {
        return source.complain(
          element, "\(element.name).\(name) is not set: \"\(written)\" is not a number")
      }
      values.append(CGFloat(number))
    }
    set(values)
  }

  /// The flags that a child sets, as a set.
  func options<Options: OptionSet>(
    _ key: String, _ names: [String: Options], _ set: (Options) -> Void
  ) {
    guard let child = child(key) else { return }
    set(
      names.reduce(into: []) { options, entry in
        if child.flag(entry.key) == true { options.formUnion(entry.value) }
      })
  }
}
