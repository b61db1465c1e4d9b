import CoreGraphics
import Foundation

/// The folders on the way to one, of which each can be chosen.
final class FilePathBar: UIScrollView {
  static let height: CGFloat = 40

  var onChoose: @MainActor (URL) -> Void = { _ in }
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.alignment = .center
    showsHorizontalScrollIndicator = false
    accessibilityLabel = "Path"
    contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ folder: URL) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    var ancestors = [folder]
    while let first = ancestors.first, first.path != "/", ancestors.count < 64 {
      ancestors.insert(first.deletingLastPathComponent().standardizedFileURL, at: 0)
    }
    for (number, url) in ancestors.enumerated() {
      if number > 0 { stack.addArrangedSubview(Self.separator) }
      stack.addArrangedSubview(button(url))
    }
    setNeedsLayout()
    layoutIfNeeded()
    let end = contentSize.width + contentInset.right - bounds.width
    setContentOffset(CGPoint(x: max(-contentInset.left, end), y: 0), animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.frame = CGRect(x: 0, y: 0, width: size.width, height: bounds.height)
    contentSize = CGSize(width: size.width, height: bounds.height)
  }

  private static var separator: UIView {
    let image = UIImageView(image: UIImage(systemName: "chevron.forward"))
    image.tintColor = .tertiaryLabel
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 11)
    return image
  }

  private func button(_ url: URL) -> UIButton {
    var look = UIButton.Configuration.plain()
    look.title = url.path == "/" ? "/" : url.lastPathComponent
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    return UIButton(
      configuration: look, primaryAction: UIAction { [weak self] _ in self?.onChoose(url) })
  }
}
