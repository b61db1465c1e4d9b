import CoreGraphics
import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// Shows what is in a file, which is read in the background.
final class DocumentPreviewController: UIViewController {
  private static let room = CGSize(width: 2000, height: 2000)

  private let file: URL
  /// Called once, when it has gone.
  var onEnd: () -> Void = {}
  private var isOver = false

  init(_ file: URL, title: String) {
    self.file = file
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let share = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    navigationItem.rightBarButtonItem = share
    if navigationController?.viewControllers.first === self {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave(animated: true) })
    }
    read()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let container = navigationController ?? self
    let isGone = parent == nil || isMovingFromParent || container.presentingViewController == nil
    guard isGone && presentedViewController == nil, !isOver else { return }
    isOver = true
    onEnd()
  }

  func leave(animated: Bool) {
    if let navigationController, navigationController.viewControllers.first !== self {
      if navigationController.topViewController === self {
        navigationController.popViewController(animated: animated)
      }
    } else {
      dismiss(animated: animated)
    }
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  // MARK: What shows

  private func read() {
    let (file, room) = (file, Self.room)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let preview = FilePreview.read(file, room: room)
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.show(preview) }
      }
    }
  }

  private func show(_ preview: FilePreview) {
    switch preview {
    case .text(let text): show(text)
    case .picture(let picture): show(picture)
    case .none: contentUnavailableConfiguration = description(of: file)
    }
  }

  private func show(_ text: String) {
    let textView = UITextView()
    (textView.text, textView.isEditable) = (text, false)
    textView.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 15, bottom: 16, right: 15)
    fill(with: textView)
  }

  private func show(_ picture: UIImage) {
    let imageView = UIImageView(image: picture)
    let isSmall = picture.size.width < view.bounds.width && picture.size.height < view.bounds.height
    imageView.contentMode = isSmall ? .center : .scaleAspectFit
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = title
    fill(with: imageView)
  }

  private func fill(with part: UIView) {
    part.frame = view.bounds
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(part)
  }

  private func description(of file: URL) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    content.image = UIImage(systemName: FileEntry.symbol(of: type))
    content.text = file.lastPathComponent
    let size = FileStatus(at: file)?.identity.size ?? 0
    let bytes = ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
    content.secondaryText = [type.localizedDescription, bytes].compactMap { $0 }
      .joined(separator: " · ")
    return content
  }
}
