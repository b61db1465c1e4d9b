import CoreGraphics
public import Foundation

/// Offers services for what the user shares: the clipboard, mail, printing, the programs that open it, and the
/// program's own. Main thread only.
///
/// In wide windows it is a popover, and a sheet in narrow ones. Unlike on an iPad, without a source it is a
/// sheet in wide windows too.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The service, and whether it did its work.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// The service, whether it did its work, nil and nil.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private(set) var sharedItems: [Any] = []
  private(set) var ownActivities: [UIActivity] = []
  private(set) var configuration: (any UIActivityItemsConfigurationReading)?
  /// The service that works, from its choice on.
  var running: UIActivity?
  var isOver = false
  /// Called before a service does its work.
  var onBegin: (UIActivity) -> Void = { _ in }
  /// Whether only programs that open the items are offered.
  var offersProgramsOnly = false

  /// Shares `activityItems`: strings, URLs, images, item providers, sources, and whatever the program's own
  /// services take.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    (sharedItems, ownActivities) = (activityItems, applicationActivities ?? [])
    modalPresentationStyle = .popover
  }

  /// Shares what a configuration has.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities:
        activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    configuration = activityItemsConfiguration
  }

  /// Called when a service is done or given up, and with nil when the user chose none. Nil after the last call.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Services that are not offered. Set it before you present the controller.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored only: no service stands out.
  open var allowsProminentActivity = true

  open override func loadView() { view = ActivitySheet() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showActivities()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil || isBeingDismissed { didLeave() }
  }

  /// As wide as a phone, and as high as what is offered.
  open override var preferredContentSize: CGSize {
    get {
      loadViewIfNeeded()
      return sheet?.sizeThatFits(.zero) ?? super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  override func makePresentationController(
    _ style: UIModalPresentationStyle, by presenting: UIViewController?,
    from source: UIViewController?
  ) -> UIPresentationController {
    guard style == .popover else {
      return super.makePresentationController(style, by: presenting, from: source)
    }
    let popover = ActivityPopover(presentedViewController: self, presenting: presenting)
    popover.backgroundColor = .systemGroupedBackground
    popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    return popover
  }

  var sheet: ActivitySheet? { viewIfLoaded as? ActivitySheet }
}

/// A popover that is a sheet where nothing says what it points at.
final class ActivityPopover: UIPopoverPresentationController {
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    hasSource ? super.adaptivePresentationStyle(for: traitCollection) : .pageSheet
  }
}
