public import Foundation

/// The image that `#imageLiteral(resourceName:)` makes.
public typealias _ImageLiteralType = UIImage

/// Gives `UIImage` the initialiser of image literals, which a class could only declare as required of
/// its subclasses.
public protocol ImageLiteral: _ExpressibleByImageLiteral {
  static func literal(resourceName: String) -> Self
}

extension ImageLiteral {
  /// The main bundle's image of that name. Traps if there is none, as on Apple's systems.
  public init(imageLiteralResourceName name: String) { self = Self.literal(resourceName: name) }
}

extension UIImage: ImageLiteral {
  /// Called for `#imageLiteral`.
  public class func literal(resourceName: String) -> Self {
    guard let image = UIImage(named: resourceName) else {
      preconditionFailure("There is no image named \(resourceName.debugDescription) in the bundle")
    }
    return unsafeDowncast(image, to: self)
  }
}
