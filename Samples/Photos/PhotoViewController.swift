import UIKit

/// One picture, as large as there is room for. It is decoded in the background, and zoomed by a pinch, a double tap
/// or the wheel with Control.
class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private(set) var file: URL
  let picture = UIImageView()
  let scroller = UIScrollView()
  private let message = UILabel()
  private let close = UIButton(type: .close)
  var onClose: () -> Void = {}

  init(file: URL) {
    self.file = file
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overrideUserInterfaceStyle = .dark
    picture.contentMode = .scaleAspectFit
    picture.isUserInteractionEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (1, 6)
    scroller.addSubview(picture)
    let twice = UITapGestureRecognizer(target: self, action: PhotoViewController.toggleZoom)
    twice.numberOfTapsRequired = 2
    scroller.addGestureRecognizer(twice)
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    message.isUserInteractionEnabled = false
    close.addAction(UIAction { [unowned self] _ in onClose() }, for: .primaryActionTriggered)
    for part in [scroller, message, close] as [UIView] { view.addSubview(part) }
    show(file)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message.frame = view.bounds
    if scroller.frame != view.bounds { fit() }
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    close.frame = CGRect(
      x: isMirrored ? room.maxX - 30 : room.minX, y: room.minY, width: 30, height: 30)
  }

  /// The whole picture, for the room that there is.
  private func fit() {
    scroller.setZoomScale(1, animated: false)
    scroller.frame = view.bounds
    picture.frame = scroller.bounds
    scroller.contentSize = picture.frame.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  /// Three times as large about the finger, or the whole picture.
  func toggleZoom(_ recognizer: UITapGestureRecognizer) {
    guard scroller.zoomScale == 1 else { return scroller.setZoomScale(1, animated: true) }
    let point = recognizer.location(in: picture)
    let size = CGSize(width: scroller.bounds.width / 3, height: scroller.bounds.height / 3)
    let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    scroller.zoom(to: CGRect(origin: origin, size: size), animated: true)
  }

  func show(_ new: URL) {
    file = new
    scroller.setZoomScale(1, animated: false)
    (picture.image, message.text) = (nil, nil)
    DispatchQueue.global(qos: .userInitiated).async {
      let image = UIImage(contentsOfFile: new.path)?.preparingForDisplay()
      DispatchQueue.main.async { [weak self] in self?.finish(new, image) }
    }
  }

  private func finish(_ shown: URL, _ image: UIImage?) {
    guard shown == file else { return }
    picture.image = image
    message.text = image == nil ? "\(shown.lastPathComponent) is no picture." : nil
  }
}
