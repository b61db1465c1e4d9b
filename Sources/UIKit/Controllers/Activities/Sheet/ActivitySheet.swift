import CoreGraphics

/// The services: a head, a row of programs, and a list of actions.
final class ActivitySheet: UIView {
  private static let (width, inset): (CGFloat, CGFloat) = (375, 16)

  let header = ActivityHeader()
  private let scroller = UIScrollView()
  private let programRow = UIScrollView()
  private let group = UIView()
  private let emptyLabel = UILabel()
  private(set) var icons: [ActivityIcon] = []
  private(set) var rows: [ActivityRow] = []

  var onChoice: (UIActivity) -> Void = { _ in }
  var onClose: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    group.layer.cornerRadius = CellMetrics.cardRadius
    group.layer.cornerCurve = .continuous
    group.clipsToBounds = true
    programRow.showsHorizontalScrollIndicator = false
    for view in [scroller, programRow] { view.contentInsetAdjustmentBehavior = .never }
    emptyLabel.text = "Nothing to share"
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    scroller.addSubview(programRow)
    scroller.addSubview(group)
    scroller.addSubview(emptyLabel)
    addSubview(scroller)
    addSubview(header)
    header.closeButton.addAction(
      UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(programs: [UIActivity], actions: [UIActivity]) {
    for view in controls { view.removeFromSuperview() }
    icons = programs.map(ActivityIcon.init)
    rows = actions.map(ActivityRow.init)
    for view in icons { programRow.addSubview(view) }
    for view in rows { group.addSubview(view) }
    for view in controls {
      view.addAction(
        UIAction { [weak self, weak view] _ in
          guard let activity = view?.activity else { return }
          self?.onChoice(activity)
        }, for: .touchUpInside)
    }
    rows.last?.line.isHidden = true
    emptyLabel.isHidden = !controls.isEmpty
    setNeedsLayout()
  }

  /// Others can't be chosen while one works.
  func showWork(of activity: UIActivity?) {
    for view in controls {
      view.isEnabled = activity == nil
      view.showWork(activity != nil && view.activity === activity)
    }
  }

  var controls: [ActivityControl] { icons + rows }

  /// The width is fixed.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.width, height: ActivityHeader.height + contentHeight)
  }

  private var programsHeight: CGFloat { icons.isEmpty ? 0 : Self.inset + ActivityIcon.height }
  private var contentHeight: CGFloat {
    guard !controls.isEmpty else { return 96 }
    let list = rows.isEmpty ? 0 : Self.inset + CGFloat(rows.count) * ActivityRow.height
    return programsHeight + list + Self.inset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    header.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: ActivityHeader.height)
    scroller.frame = CGRect(
      x: area.minX, y: header.frame.maxY, width: area.width,
      height: max(0, bounds.height - header.frame.maxY))
    scroller.contentSize = CGSize(
      width: area.width, height: contentHeight + bounds.height - area.maxY)
    emptyLabel.frame = CGRect(x: 0, y: 0, width: area.width, height: contentHeight)
    layoutPrograms(area.width)
    layoutActions(area.width)
  }

  private func layoutPrograms(_ width: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = Self.inset - (ActivityIcon.width - 60) / 2
    let total = 2 * side + CGFloat(icons.count) * ActivityIcon.width
    programRow.frame = CGRect(x: 0, y: 0, width: width, height: programsHeight)
    programRow.contentSize = CGSize(width: total, height: programsHeight)
    for (index, icon) in icons.enumerated() {
      let x = side + CGFloat(index) * ActivityIcon.width
      icon.frame = CGRect(
        x: isMirrored ? max(total, width) - x - ActivityIcon.width : x, y: Self.inset,
        width: ActivityIcon.width, height: ActivityIcon.height)
    }
  }

  private func layoutActions(_ width: CGFloat) {
    group.frame = CGRect(
      x: Self.inset, y: programsHeight + Self.inset, width: max(0, width - 2 * Self.inset),
      height: CGFloat(rows.count) * ActivityRow.height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * ActivityRow.height, width: group.bounds.width,
        height: ActivityRow.height)
    }
  }
}
