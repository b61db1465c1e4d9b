import CoreGraphics
public import Foundation

/// Wheels beside each other, on each of which the user turns a row to the middle. Main thread only.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// In points, measured on iOS 26.
  static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32
  /// Between components, and at the sides.
  private static let (gap, margin): (CGFloat, CGFloat) = (5, 9)

  /// Held weakly.
  open var dataSource: (any UIPickerViewDataSource)? {
    get { weakDataSource }
    set {
      weakDataSource = newValue
      setNeedsReload()
    }
  }
  private weak var weakDataSource: (any UIPickerViewDataSource)?
  /// Held weakly.
  open var delegate: (any UIPickerViewDelegate)? {
    get { weakDelegate }
    set {
      weakDelegate = newValue
      setNeedsReload()
    }
  }
  private weak var weakDelegate: (any UIPickerViewDelegate)?
  /// Always shown since iOS 7.
  open var showsSelectionIndicator = true

  let indicator = UIView()
  private(set) var wheels: [PickerWheel] = []
  private var needsReload = true

  /// A frame without a size gets the usual one.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame)
    prepareIndicator()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareIndicator()
    coder.readNib(self, as: UIPickerView.self)
  }

  private func prepareIndicator() {
    isOpaque = false
    indicator.isUserInteractionEnabled = false
    indicator.setBackgroundColor(.tertiarySystemFill)
    indicator.layer.cornerRadius = Self.rowHeight / 4
    addSubview(indicator)
  }

  // MARK: Rows

  /// As the data source says.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }
  /// As the data source says.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }
  /// The width of a component and the height of its rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: widths[safe: component] ?? 0, height: rowHeight(component))
  }
  /// Nil for a row that is out of sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.view(forRow: row)
  }
  /// Asks the data source and the delegate for everything again.
  open func reloadAllComponents() {
    needsReload = true
    reloadIfNeeded()
  }
  /// Asks for the rows of one component again.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component), let dataSource else { return }
    let count = dataSource.pickerView(self, numberOfRowsInComponent: component)
    wheel.reload(count: count, geometry(component))
  }
  /// Turns a row to the middle. The delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return }
    wheel.show(max(0, min(row, wheel.rowCount - 1)), animated: animated)
  }
  /// -1 where there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.restingRow
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  /// The usual size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    placeWheels()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    setNeedsReload()
  }
}

extension UIPickerView {
  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, min(dataSource?.numberOfComponents(in: self) ?? 0, 100))
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    placeWheels()
    for component in 0..<count { reloadComponent(component) }
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    reloadIfNeeded()
    return wheels[safe: component]
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    let usual = UIFontMetrics.default.scaledValue(
      for: Self.rowHeight, compatibleWith: traitCollection)
    return height > 0 && height.isFinite ? max(1, height) : max(usual, Self.rowHeight)
  }

  private func geometry(_ component: Int) -> PickerGeometry {
    PickerGeometry(height: max(bounds.height, 1), rowHeight: rowHeight(component))
  }

  private var widths: [CGFloat] {
    let own = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
      .map { $0.isFinite ? max(0, $0) : 0 }
    let gaps = Self.gap * CGFloat(max(0, own.count - 1))
    let rest = max(0, bounds.width - 2 * Self.margin - gaps - own.reduce(0, +))
    let shared = rest / CGFloat(max(1, own.count { $0 == 0 }))
    return own.map { $0 > 0 ? $0 : shared }
  }

  func place(ofComponent component: Int) -> CGRect { wheels[component].frame }

  private func placeWheels() {
    let widths = widths
    let whole = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    var x = (bounds.width - whole) / 2
    for (index, width) in widths.enumerated() {
      let left = isRightToLeft ? bounds.width - x - width : x
      let place = CGRect(x: left, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
      guard wheels[index].frame != place else { continue }
      wheels[index].frame = place
      reloadComponent(index)
    }
    let height = wheels.indices.map(rowHeight).max() ?? Self.rowHeight
    indicator.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2, width: bounds.width - 2 * Self.margin,
      height: height)
  }

  // MARK: Rows for the wheels

  func makeView(forRow row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? makeLabel(forRow: row, component, reusing: view)
  }

  func makeLabel(forRow row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.setFont(.preferredFont(forTextStyle: .title3, compatibleWith: traitCollection))
    let rich = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    if let rich {
      label.setAttributedText(rich)
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  func text(forRow row: Int, _ component: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  func didSelect(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
