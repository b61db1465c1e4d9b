import UIKit

/// One picture, as large as there is room for. It is decoded in the background.
class PhotoViewController: UIViewController {
  private(set) var file: URL
  let picture = UIImageView()
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
    picture.contentMode = .scaleAspectFit
    message.textColor = .lightGray
    message.textAlignment = .center
    close.addAction(UIAction { [unowned self] _ in onClose() }, for: .primaryActionTriggered)
    for part in [picture, message, close] as [UIView] { view.addSubview(part) }
    show(file)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (picture.frame, message.frame) = (view.bounds, view.bounds)
    close.frame = CGRect(x: 16, y: 16, width: 30, height: 30)
  }

  func show(_ new: URL) {
    file = new
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
