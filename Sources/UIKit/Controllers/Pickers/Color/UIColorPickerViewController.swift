import CoreGraphics
public import Foundation

/// Picks a colour: from a grid, a spectrum, by sliders or from the window. Main thread only.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private static let (inset, bar): (CGFloat, CGFloat) = (16, 56)

  let panel = ColorPanelContent(color: .white, supportsAlpha: true)
  let pickButton = UIButton(configuration: .plain())
  let closeButton = UIButton(type: .close)
  private let titleLabel = UILabel()
  private let scroller = UIScrollView()
  weak var sampler: ColorSampler?
  /// Told of each colour before the delegate.
  var onSelect: (UIColor) -> Void = { _ in }
  private var isOver = false

  /// Told of each colour.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Setting it tells nobody.
  open var selectedColor: UIColor {
    get { panel.color }
    set { panel.show(newValue) }
  }
  /// Whether the opacity can be picked.
  open var supportsAlpha: Bool {
    get { panel.supportsAlpha }
    set {
      panel.supportsAlpha = newValue
      panel.show(panel.color)
    }
  }
  /// Stored only: what is picked is not brighter than white, as windows show nothing brighter.
  open var maximumLinearExposure: CGFloat = 0
  /// Whether a colour of the window can be picked.
  @AlwaysObserved open var supportsEyedropper = true {
    didSet { pickButton.isHidden = !supportsEyedropper }
  }
  /// Shown above; Colors without one.
  open override var title: String? {
    didSet { titleLabel.text = title ?? "Colors" }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    prepareParts()
    panel.onChange = { [weak self] in self?.tell($0, continuously: $1) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutParts()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil || isBeingDismissed { finish() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOver = false
  }

  /// As wide as a phone.
  open override var preferredContentSize: CGSize {
    get {
      let width: CGFloat = 375
      let content = panel.size(forWidth: width - 2 * Self.inset)
      return CGSize(width: width, height: Self.bar + content.height + Self.inset)
    }
    set { super.preferredContentSize = newValue }
  }

  private func finish() {
    guard !isOver else { return }
    isOver = true
    sampler?.removeFromSuperview()
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

extension UIColorPickerViewController {
  private func prepareParts() {
    titleLabel.text = title ?? "Colors"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    pickButton.configuration?.image = UIImage(systemName: "eyedropper")
    pickButton.accessibilityLabel = "Pick from Window"
    pickButton.isHidden = !supportsEyedropper
    pickButton.addAction(UIAction { [weak self] _ in self?.sample() }, for: .touchUpInside)
    closeButton.accessibilityLabel = "Close"
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.addSubview(panel)
    for part in [scroller, titleLabel, pickButton, closeButton] { view.addSubview(part) }
  }

  private func layoutParts() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = area.minY + Self.bar / 2
    let (left, right) = (area.minX + Self.inset, area.maxX - Self.inset - 30)
    titleLabel.frame = CGRect(
      x: area.minX + 60, y: middle - 12, width: max(0, area.width - 120), height: 24)
    let (first, last) = isMirrored ? (closeButton, pickButton) : (pickButton, closeButton)
    first.frame = CGRect(x: left, y: middle - 15, width: 30, height: 30)
    last.frame = CGRect(x: right, y: middle - 15, width: 30, height: 30)
    let top = area.minY + Self.bar
    scroller.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, view.bounds.height - top))
    let width = max(0, min(area.width - 2 * Self.inset, 480))
    let size = panel.size(forWidth: width)
    panel.frame = CGRect(
      x: (area.width - width) / 2, y: 0, width: width, height: size.height)
    scroller.contentSize = CGSize(
      width: area.width, height: size.height + Self.inset + view.bounds.maxY - area.maxY)
  }

  private func tell(_ color: UIColor, continuously: Bool) {
    onSelect(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  /// Takes the presentation out of the way until a colour is picked.
  private func sample() {
    guard sampler == nil, let window = view.window else { return }
    let container = activePresentationController?.containerView
    container?.isHidden = true
    sampler = ColorSampler.open(in: window) { [weak self, weak container] color in
      container?.isHidden = false
      if let color { self?.panel.choose(color) }
    }
    if sampler == nil { container?.isHidden = false }
  }
}
