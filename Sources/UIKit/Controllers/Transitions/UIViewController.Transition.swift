public import CoreGraphics
public import Foundation

extension UIViewController {
  /// How a controller comes and goes, whether it is pushed or presented.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    /// What a zoom looks like.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      public override init() { super.init() }

      /// Over what is beneath, while it zooms; nil for none.
      public var dimmingColor: UIColor?
      /// Over what is beneath, beneath the dimming colour; nil for none.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Asked for the rectangle of the zoomed controller's view that shows what the source view shows; nil, or
      /// null, for the whole.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Asked whether a drag may shrink it again; nil for always.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      /// Which views are to be brought together.
      @preconcurrency @MainActor
      public final class AlignmentRectContext: NSObject {
        /// Where the controller grows from.
        public let sourceView: UIView
        /// The controller that zooms.
        public let zoomedViewController: UIViewController

        init(_ sourceView: UIView, _ zoomed: UIViewController) {
          (self.sourceView, zoomedViewController) = (sourceView, zoomed)
        }
      }

      /// A drag that is about to begin.
      @preconcurrency @MainActor
      public final class InteractionContext: NSObject {
        /// Of the finger in the zoomed controller's view.
        public let location: CGPoint
        /// Of the finger, in points per second.
        public let velocity: CGVector
        /// Whether it would begin if it were not for the question: the program is asked last.
        public let willBegin = true

        init(location: CGPoint, velocity: CGVector) {
          (self.location, self.velocity) = (location, velocity)
        }
      }
    }

    /// Who zooms, and from where.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller that the view belongs to.
      public let sourceViewController: UIViewController
      /// The controller that zooms.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// Grows from the view that `sourceViewProvider` returns, and shrinks into it again; without a view, it
    /// comes and goes in the usual way. A drag downwards or a pinch takes it back.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// The same for the button of an item in a bar.
    @_disfavoredOverload
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      zoom(
        options: options,
        sourceViewProvider: { sourceBarButtonItemProvider($0)?.viewThatShows })
    }

    /// Slides from below, where it is presented.
    public static func coverVertical() -> Transition { Transition(.style(.coverVertical)) }
    /// Fades in, where it is presented.
    public static func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }
    /// Turns over with what presents it, where it is presented.
    public static func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }
    /// Shows as the page over it turns away as a whole, where it is presented in the full screen.
    public static func partialCurl() -> Transition { Transition(.style(.partialCurl)) }
  }
}

extension UIViewController.Transition {
  /// The transition style, unless it zooms.
  var style: UIModalTransitionStyle? {
    if case .style(let style) = kind { style } else { nil }
  }
}
