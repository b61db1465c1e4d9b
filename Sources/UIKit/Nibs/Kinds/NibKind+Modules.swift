import Foundation

/// A class of another module that has an element of its own in nibs.
@MainActor
package protocol NibElementClass: AnyObject {
  /// What nibs say about its objects.
  static var nibKind: NibKind { get }
}

extension NibKind {
  /// Classes that are there in programs that import their modules.
  private static let moduleClasses = [
    "wkWebView": "WebKit.WKWebView", "glkView": "GLKit.GLKView",
    "glkViewController": "GLKit.GLKViewController",
  ]

  static func ofModule(_ element: String) -> NibKind? {
    guard let name = moduleClasses[element] else { return nil }
    return (NSClassFromString(name) as? any NibElementClass.Type)?.nibKind
  }

  /// That of the class itself, not of one that it inherits from.
  static func ofModule(_ type: AnyClass) -> NibKind? {
    guard let kind = (type as? any NibElementClass.Type)?.nibKind, kind.type == type else {
      return nil
    }
    return kind
  }
}
