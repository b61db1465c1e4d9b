import Foundation
import Testing

@testable import UIKit

/// The nibs and storyboards beside this file, which the bundle of a program would have.
@MainActor
enum NibFixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static var bundle: Bundle {
    guard let bundle = Bundle(path: folder.path) else { fatalError("no folder \(folder.path)") }
    return bundle
  }

  static func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: bundle) }

  static func storyboard(_ name: String) -> UIStoryboard {
    UIStoryboard(name: name, bundle: bundle)
  }

  /// A nib of these objects, with a file's owner at -1 and a first responder at -2.
  static func nib(objects: String) -> UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
          \(objects)
        </objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: bundle)
  }

  /// A storyboard of scenes with one object each.
  static func storyboard(initial: String, scenes: [String]) throws -> UIStoryboard {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
        <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
      </document>
      """
    let source = NibFiles.source(Data(text.utf8), "Made.storyboard", bundle)
    return UIStoryboard(try #require(source))
  }

  /// The first object of such a nib.
  static func made<Object>(_ object: String, as type: Object.Type = Object.self) -> Object? {
    nib(objects: object).instantiate(withOwner: nil).first as? Object
  }
}
