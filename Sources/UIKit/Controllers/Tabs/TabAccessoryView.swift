import CoreGraphics

/// An accessory's content on a plate like that of tabs.
final class TabAccessoryView: UIView {
  private let plate = MaterialView()
  private let clip = UIView()
  private let content: UIView

  init(_ accessory: UITabAccessory) {
    content = accessory.contentView
    super.init(frame: .zero)
    accessibilityIdentifier = "TabAccessory"
    plate.applyTabPlateStyle()
    plate.material = .plate
    clip.clipsToBounds = true
    clip.addSubview(content)
    for part in [plate, clip] as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [plate, clip] as [UIView] {
      part.frame = bounds
      part.layer.cornerRadius = bounds.height / 2
    }
    content.frame = clip.bounds
  }
}
