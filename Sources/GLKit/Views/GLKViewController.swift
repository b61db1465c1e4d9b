public import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit

/// Hears of a controller's frames.
@preconcurrency @MainActor
public protocol GLKViewControllerDelegate: AnyObject {
  /// Called before each frame, to move what it shows.
  func glkViewControllerUpdate(_ controller: GLKViewController)
  /// Called before frames stop or go on.
  func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}

extension GLKViewControllerDelegate {
  public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}

/// A controller whose view is a `GLKView`, which draws frame after frame while it is seen.
open class GLKViewController: UIViewController, GLKViewDelegate {
  /// Who moves what the frames show, unless a subclass overrides `update()`.
  open weak var delegate: (any GLKViewControllerDelegate)?
  /// The most frames in a second; 30 by default.
  open var preferredFramesPerSecond = 30 {
    didSet { loop.link.preferredFramesPerSecond = preferredFramesPerSecond }
  }
  /// Whether the frames stop when the app becomes inactive.
  open var pauseOnWillResignActive = true
  /// Whether they go on when it becomes active again.
  open var resumeOnDidBecomeActive = true
  private(set) lazy var loop = FrameLoop(self)

  /// Takes the view of the storyboard or the nib, or makes one without a context.
  open override func loadView() {
    if !loadViewFromNib() { view = GLKView(frame: UIScreen.main.bounds) }
  }

  /// The controller draws for its view, if nobody else does.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let view = view as? GLKView else { return }
    if view.delegate == nil { view.delegate = self }
    view.enableSetNeedsDisplay = false
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loop.isSeen = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loop.isSeen = false
  }

  /// Called before each frame. Asks the delegate by default.
  open func update() { delegate?.glkViewControllerUpdate(self) }

  /// Draws a frame. Does nothing by default.
  open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}

extension GLKViewController {
  /// Whether the frames stop. Setting it asks no one.
  public var isPaused: Bool {
    get { loop.isPaused }
    set { loop.isPaused = newValue }
  }

  /// The frames in a second that the display gives for what is preferred.
  public var framesPerSecond: Int { loop.framesPerSecond }

  /// How many frames were drawn.
  public var framesDisplayed: Int { loop.framesDisplayed }

  /// Seconds from the first frame to this one.
  public var timeSinceFirstResume: TimeInterval { loop.sinceFirstResume }

  /// Seconds from the first frame after a pause to this one.
  public var timeSinceLastResume: TimeInterval { loop.sinceLastResume }

  /// Seconds from the last update to this one.
  public var timeSinceLastUpdate: TimeInterval { loop.sinceLastUpdate }

  /// Seconds from the last drawing to this one.
  public var timeSinceLastDraw: TimeInterval { loop.sinceLastDraw }
}
