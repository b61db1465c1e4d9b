import CoreGraphics
import Foundation
import FoundationAdditions

/// What `print(view)` writes: `<UIView: 0x7f…; frame = (0 0; 100 50); layer = <CALayer: 0x7f…>>`.
@MainActor
struct ViewDescription {
  private let text: String

  /// On other threads, where views must not be read, the class and the address alone.
  nonisolated static func text(of view: UIView) -> String {
    guard MainThread.isCurrent else { return "<\(ObjectDescription.name(of: view))>" }
    return MainActor.assumeIsolated { ViewDescription(view).text }
  }

  init(_ view: UIView) {
    var parts = [ObjectDescription.name(of: view), "frame = \(Self.text(view.frame))"]
    if view.bounds.origin != .zero { parts.append("bounds = \(Self.text(view.bounds))") }
    if !view.transform.isIdentity { parts.append("transform = \(Self.text(view.transform))") }
    if let words = Self.words(of: view) { parts.append("text = '\(words)'") }
    if view.alpha != 1 { parts.append("alpha = \(Self.text(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty {
      parts.append("autoresize = \(view.autoresizingMask.letters)")
    }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if !view.recognizers.isEmpty {
      parts.append("gestureRecognizers = \(view.recognizers.count)")
    }
    if let color = view.backgroundColor { parts.append("backgroundColor = \(color)") }
    parts.append("layer = <\(ObjectDescription.name(of: view.layer))>")
    text = "<\(parts.joined(separator: "; "))>"
  }

  private static func words(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.shownTitle
    default: nil
    }
  }

  private static func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
  }

  private static func text(_ transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }
}

/// The class and the address of an object.
enum ObjectDescription {
  /// UIKit's own classes and those of Core Animation go without a module, as on Apple's systems.
  static func name(of object: AnyObject) -> String {
    let full = String(reflecting: type(of: object))
    let module = full.prefix { $0 != "." }
    let isOwn = ["UIKit", "QuartzCore"].contains(String(module))
    let name = isOwn ? String(full.dropFirst(module.count + 1)) : full
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "\(name): 0x\(String(address, radix: 16))"
  }
}

extension UIView.AutoresizingMask {
  /// `W+H` for a flexible width and height.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
