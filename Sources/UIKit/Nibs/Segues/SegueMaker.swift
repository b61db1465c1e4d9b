import Foundation

/// Has the `init(identifier:source:destination:)` of segues, but `required`, as `ViewMaker` has that of
/// views. Not for use by programs. Workaround: as `InstanceMaker`.
@_spi(Making) open class SegueMaker: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let made = unsafeBitCast(type as AnyClass, to: SegueMaker.Type.self)
      .init(identifier: identifier, source: source, destination: destination)
    return unsafeDowncast(made as AnyObject, to: UIStoryboardSegue.self)
  }
}
