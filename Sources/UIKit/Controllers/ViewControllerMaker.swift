public import Foundation
public import QuartzCore

/// Has the `init(nibName:bundle:)` of view controllers, but `required`, as `ViewMaker` has that of
/// views. Not for use by programs. Workaround: as `InstanceMaker`.
@_spi(Making) open class ViewControllerMaker: UIViewController {
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    let made = unsafeBitCast(type as AnyClass, to: ViewControllerMaker.Type.self)
      .init(nibName: nibName, bundle: bundle)
    return unsafeDowncast(made as AnyObject, to: type)
  }
}

extension MadeFromClass where Self: UIViewController {
  /// The class's own `init(nibName:bundle:)`; traps where it has none.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_controller_init_nib")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @MainActor @_silgen_name("casement_controller_init_nib")
  static func made(
    nibName nibNameOrNil: __owned String?, bundle nibBundleOrNil: __owned Bundle?
  ) -> Self {
    ViewControllerMaker.make(self, nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
}
