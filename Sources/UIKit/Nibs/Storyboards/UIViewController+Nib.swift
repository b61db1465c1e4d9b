import Foundation
import InterfaceFiles

extension UIViewController {
  /// Of a storyboard, where the view and the segues come from. Files of nibs give the view at once.
  func rememberNib(_ reader: NibReader) {
    guard reader.source.file.kind == .storyboard else { return }
    ensureRareData.nib = ControllerNib(reader, reader.source.storyboard)
    reader.run.begin(self, reader.element)
  }
}

extension NibReader {
  /// The layout of a collection view, which is made before the view.
  var layout: UICollectionViewLayout? { made("collectionViewLayout", UICollectionViewLayout.self) }

  /// Between the pages of a page controller.
  var pageSpacing: CGFloat { CGFloat(element.number("pageSpacing") ?? 0) }

  /// A bar of a navigation controller, which is made before the controller.
  func bar<Bar: UIView>(_ key: String, _ type: Bar.Type) -> Bar? { made(key, type) }

  private func made<Object: AnyObject>(_ key: String, _ type: Object.Type) -> Object? {
    element.value(key).flatMap { run.make($0) as? Object }
  }
}
