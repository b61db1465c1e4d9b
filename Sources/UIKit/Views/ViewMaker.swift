public import Foundation
public import QuartzCore

/// Has the `init(frame:)` of views, but `required`: a call through this type's metatype finds the
/// initialiser in the class's own table, at the place where every subclass of `UIView` has it.
///
/// Workaround: as `InstanceMaker`.
/// Open, so that the optimiser cannot conclude that there are no subclasses. Not for use by programs.
@_spi(Making) open class ViewMaker: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let made = unsafeBitCast(type as AnyClass, to: ViewMaker.Type.self).init(frame: frame)
    return unsafeDowncast(made as AnyObject, to: type)
  }
}

extension MadeFromClass where Self: UIView {
  /// The class's own `init(frame:)`; traps where it has none.
  @preconcurrency @MainActor @_disfavoredOverload @_silgen_name("casement_view_init_frame")
  public init(frame: CGRect)

  @MainActor @_silgen_name("casement_view_init_frame")
  static func made(frame: CGRect) -> Self { ViewMaker.make(self, frame: frame) }
}
