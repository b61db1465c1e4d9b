import UIKit

/// What becomes of one picture in boxes of one size, by content mode.
class ContentModesController: ExplorerController {
  static let modes: [(name: String, mode: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  override var names: [String] { Self.modes.map(\.name) }
  private var picture = Landscape.wide
  /// How much of a cell a box has.
  private var share = CGSize(width: 0.8, height: 0.8)

  override func viewDidLoad() {
    super.viewDidLoad()
    let pictures = [Landscape.wide, Landscape.tall, Landscape.small]
    controls.addControl(
      "Picture",
      UISegmentedControl.choice(["Wide", "Tall", "Small"]) { [weak self] in
        self?.picture = pictures[$0]
        self?.update()
      })
    controls.addControl(
      "Width",
      UISlider.fraction(0.8) { [weak self] in
        self?.share.width = max(0.1, $0)
        self?.update()
      })
    controls.addControl(
      "Height",
      UISlider.fraction(0.8) { [weak self] in
        self?.share.height = max(0.1, $0)
        self?.update()
      })
  }

  override func content(reusing old: UIView?, at index: Int) -> UIView {
    let box = old as? PictureBox ?? PictureBox()
    box.picture.contentMode = Self.modes[index].mode
    box.picture.image = picture
    box.share = share
    return box
  }
}

/// A picture in the middle of room that it may not fill.
class PictureBox: UIView {
  let picture = UIImageView()
  var share = CGSize(width: 1, height: 1) {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
    picture.backgroundColor = .systemFill
    picture.clipsToBounds = true
    addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = CGSize(
      width: (bounds.width * share.width).rounded(),
      height: (bounds.height * share.height).rounded())
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
