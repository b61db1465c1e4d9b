public import CoreGraphics
public import Foundation
public import FoundationAdditions

extension NSValueBoxes {
  /// A value that holds insets.
  public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }

  /// A value that holds insets.
  public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }

  /// A value that holds an offset.
  public init(uiOffset offset: UIOffset) { self.init(boxing: offset) }

  /// A value that holds a transform.
  public init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }

  /// A value that holds a vector.
  public init(cgVector vector: CGVector) { self.init(boxing: vector) }
}

extension NSValue {
  /// The insets; zero if the value holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { boxed() ?? .zero }

  /// The insets; zero if the value holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { boxed() ?? .zero }

  /// The offset; zero if the value holds something else.
  public var uiOffsetValue: UIOffset { boxed() ?? .zero }

  /// The transform; the identity if the value holds something else.
  public var cgAffineTransformValue: CGAffineTransform { boxed() ?? .identity }

  /// The vector; zero if the value holds something else.
  public var cgVectorValue: CGVector { boxed() ?? .zero }
}

extension UIEdgeInsets: NSValueBridging {}
extension NSDirectionalEdgeInsets: NSValueBridging {}
extension UIOffset: NSValueBridging {}
extension CGAffineTransform: NSValueBridging {}
extension CGVector: NSValueBridging {}
