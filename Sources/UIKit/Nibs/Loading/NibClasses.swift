import Diagnostics
import Foundation
import FoundationAdditions
import InterfaceFiles

/// Finds the classes that nibs name.
@MainActor
enum NibClasses {
  /// The element's own class; where there is none, or none of the right kind, that of the kind.
  static func type(
    of element: InterfaceElement, kind: NibKind, _ source: NibSource
  ) -> AnyClass {
    guard let name = element.attributes["customClass"] else { return kind.type }
    guard let found = find(name, element.attributes["customModule"], source.bundle) else {
      source.complain(element, "Unknown class \(name) in Interface Builder file.")
      return kind.type
    }
    guard kind.accepts(found) else {
      source.complain(element, "\(found) is no \(kind.base); \(kind.type) is made instead")
      return kind.type
    }
    return found
  }

  /// A class by its name. Where the module is another one than in Xcode, or is not said, the modules of the
  /// app and of the bundle are searched, and then UIKit.
  static func find(_ name: String, _ module: String?, _ bundle: Bundle) -> AnyClass? {
    let modules = [module, moduleOfApp, self.module(of: bundle), "UIKit"]
    return modules.lazy.compactMap(\.self).compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  private static var moduleOfApp: String? {
    (UIApplication.running?.delegate).flatMap { moduleName(of: Swift.type(of: $0)) }
  }

  private static func moduleName(of type: Any.Type) -> String? {
    _typeName(type).split(separator: ".").first.map(String.init)
  }

  /// SwiftPM calls the folder of a target's resources `Package_Target.resources`.
  private static func module(of bundle: Bundle) -> String? {
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    return name.split(separator: "_").last.map(String.init)
  }
}
