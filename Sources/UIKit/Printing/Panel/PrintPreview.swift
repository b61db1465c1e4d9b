import CoreGraphics

/// The pages beside each other. A page is drawn when it comes into view.
final class PrintPreview: UIView, UIScrollViewDelegate {
  static let height: CGFloat = 248
  private static let (gap, label): (CGFloat, CGFloat) = (16, 24)
  /// More pages are not shown.
  private static let mostPages = 500

  private let scroller = UIScrollView()
  private var pages: [UIImageView] = []
  private var labels: [UILabel] = []
  private var content: PrintContent?

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroller.delegate = self
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the pages of a range, or all.
  func show(_ content: PrintContent, _ range: ClosedRange<Int>?) {
    for view in pages + labels { view.removeFromSuperview() }
    self.content = content
    let count = content.pageCount ?? 1
    let shown = Array(range.map { Range($0).clamped(to: 0..<count) } ?? 0..<count)
      .prefix(Self.mostPages)
    pages = shown.map(makePage)
    labels = shown.map { makeLabel("Page \($0 + 1) of \(count)") }
    if content.pageCount == nil { labels.first?.text = "Page 1" }
    for view in pages + labels { scroller.addSubview(view) }
    setNeedsLayout()
  }

  private func makePage(_ number: Int) -> UIImageView {
    let page = UIImageView()
    page.tag = number
    page.backgroundColor = .white
    page.layer.shadowOpacity = 0.25
    page.layer.shadowRadius = 4
    page.layer.shadowOffset = CGSize(width: 0, height: 1)
    page.isAccessibilityElement = true
    page.accessibilityLabel = "Page \(number + 1)"
    return page
  }

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    guard let content else { return }
    let room = bounds.height - 2 * Self.gap - Self.label
    let paper = content.paperSize
    guard room > 0, paper.height > 0 else { return }
    let width = (paper.width * room / max(paper.height, paper.width * 0.7)).rounded()
    let height = (width * paper.height / max(paper.width, 1)).rounded()
    let total = Self.gap + CGFloat(pages.count) * (width + Self.gap)
    let start = max(0, (bounds.width - total) / 2) + Self.gap
    for (index, page) in pages.enumerated() {
      let x = start + CGFloat(index) * (width + Self.gap)
      page.frame = CGRect(x: x, y: Self.gap, width: width, height: height)
      labels[index].frame = CGRect(
        x: x, y: Self.gap + height, width: width, height: Self.label)
    }
    scroller.contentSize = CGSize(width: max(total, bounds.width), height: bounds.height)
    drawVisible()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { drawVisible() }

  private func drawVisible() {
    let visible = scroller.bounds.insetBy(dx: -60, dy: 0)
    for page in pages where page.image == nil && page.frame.intersects(visible) {
      page.image = picture(page.tag, page.bounds.size)
    }
  }

  private func picture(_ number: Int, _ size: CGSize) -> UIImage? {
    guard let content, size.width >= 1, size.height >= 1 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { context in
      let scale = size.width / max(content.paperSize.width, 1)
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.scaleBy(x: scale, y: scale)
      content.draw(number, scale: scale * 2)
    }
  }
}
