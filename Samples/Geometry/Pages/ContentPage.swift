import UIKit

/// A picture and a balloon in boxes that are resized: content modes and stretched images.
class ContentPage: PageViewController {
  override var name: String { "Content" }
  override var question: String { "What becomes of content when a view is resized?" }
  override var answer: String {
    "It is not drawn again: contentMode says how it is placed and stretched. A resizable image keeps "
      + "its corners. Drag the handles."
  }

  private static let modes: [(String, UIView.ContentMode)] = [
    ("Scale to fill", .scaleToFill), ("Aspect fit", .scaleAspectFit),
    ("Aspect fill", .scaleAspectFill), ("Redraw", .redraw), ("Center", .center), ("Top", .top),
    ("Bottom", .bottom), ("Left", .left), ("Right", .right), ("Top left", .topLeft),
    ("Top right", .topRight), ("Bottom left", .bottomLeft), ("Bottom right", .bottomRight),
  ]

  let picture = UIImageView(image: Drawings.landscape)
  let balloon = UIImageView()
  private(set) lazy var modeChoice = UIButton.popUp(Self.modes.map(\.0)) { [weak self] in
    self?.picture.contentMode = Self.modes[$0].1
  }
  let boxes = UIStackView()
  private var sizes: [(width: NSLayoutConstraint, height: NSLayoutConstraint)] = []
  let handles = [Handle(.systemIndigo), Handle(.systemIndigo)]

  override func viewDidLoad() {
    super.viewDidLoad()
    boxes.distribution = .fillEqually
    boxes.frame = stage.bounds
    boxes.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(boxes)
    picture.backgroundColor = .tertiarySystemFill
    picture.clipsToBounds = true
    for (view, handle) in zip([picture, balloon], handles) { addBox(view, handle) }
    showBalloon(0)
    addControl("contentMode", modeChoice)
    addControl(
      "clipsToBounds",
      UISegmentedControl.choice(["Clips", "Overflows"]) { [weak self] in
        self?.picture.clipsToBounds = $0 == 0
      })
    addControl(
      "Resizable image",
      UISegmentedControl.choice(["Stretch", "Tile", "No caps"]) { [weak self] in
        self?.showBalloon($0)
      })
  }

  private func addBox(_ view: UIImageView, _ handle: Handle) {
    let box = UIView()
    for part in [view, handle] {
      part.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(part)
    }
    let width = view.widthAnchor.constraint(equalToConstant: 190)
    let height = view.heightAnchor.constraint(equalToConstant: 150)
    for length in [width, height] { length.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor, constant: -32),
      view.heightAnchor.constraint(lessThanOrEqualTo: box.heightAnchor, constant: -32),
      width, height,
      handle.centerXAnchor.constraint(equalTo: view.trailingAnchor),
      handle.centerYAnchor.constraint(equalTo: view.bottomAnchor),
      handle.widthAnchor.constraint(equalToConstant: 18),
      handle.heightAnchor.constraint(equalToConstant: 18),
    ])
    boxes.addArrangedSubview(box)
    sizes.append((width, height))
    handle.onDrag = { [weak self, weak box] point in
      guard let self, let box else { return }
      resize(to: CGSize(width: point.x - box.bounds.midX, height: point.y - box.bounds.midY))
    }
  }

  /// Both boxes, around their middles.
  private func resize(to half: CGSize) {
    for size in sizes {
      size.width.constant = min(max(2 * half.width, 40), 600)
      size.height.constant = min(max(2 * half.height, 40), 600)
    }
  }

  private func showBalloon(_ kind: Int) {
    let image = Drawings.balloon
    let insets = UIEdgeInsets(top: 20, left: 20, bottom: 28, right: 28)
    balloon.image =
      kind == 2
      ? image
      : image.resizableImage(withCapInsets: insets, resizingMode: kind == 0 ? .stretch : .tile)
  }

  override func stageDidLayOut() {
    boxes.axis = stage.bounds.width > stage.bounds.height ? .horizontal : .vertical
  }
}
