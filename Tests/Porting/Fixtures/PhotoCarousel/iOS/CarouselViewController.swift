import UIKit

final class CarouselViewController: UIViewController {

    private(set) var photos: [Photo]
    private(set) var page = 0
    private var photoViews: [PhotoView] = []
    private let scrollView = UIScrollView()
    private let dots = PageDotsView()
    private let titleLabel = UILabel()
    private lazy var nextButton = UIButton(
        type: .system,
        primaryAction: UIAction(image: UIImage(systemName: "chevron.right")) { [weak self] _ in
            self?.go(by: 1)
        })
    private var observation: NSKeyValueObservation?

    init(photos: [Photo]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        scrollView.accessibilityIdentifier = "pages"
        titleLabel.textColor = .white
        titleLabel.textAlignment = .center
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.accessibilityIdentifier = "title"
        dots.accessibilityIdentifier = "dots"
        nextButton.accessibilityIdentifier = "next"
        nextButton.accessibilityLabel = "Next"
        view.addSubview(scrollView)
        view.addSubview(titleLabel)
        view.addSubview(dots)
        view.addSubview(nextButton)

        observation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, change in
            guard let self, let offset = change.newValue, scrollView.bounds.width > 0 else { return }
            self.dots.progress = offset.x / scrollView.bounds.width
        }
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        scrollView.frame = CGRect(x: 0, y: 48, width: bounds.width, height: bounds.height - 112)
        titleLabel.frame = CGRect(x: 0, y: 12, width: bounds.width, height: 28)
        dots.frame = CGRect(x: 0, y: bounds.height - 48, width: bounds.width, height: 32)
        nextButton.frame = CGRect(x: bounds.width - 60, y: bounds.height - 54, width: 44, height: 44)
        layoutPages()
    }

    private func reload() {
        photoViews.forEach { $0.removeFromSuperview() }
        photoViews = photos.map { photo in
            let photoView = PhotoView(photo: photo, size: CGSize(width: 240, height: 180))
            photoView.delegate = self
            scrollView.addSubview(photoView)
            return photoView
        }
        dots.numberOfPages = photos.count
        pageChanged()
        view.setNeedsLayout()
    }

    private func layoutPages() {
        let size = scrollView.bounds.size
        for (index, photoView) in photoViews.enumerated() {
            photoView.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(photoViews.count), height: size.height)
    }

    private func pageChanged() {
        titleLabel.text = photos.indices.contains(page) ? photos[page].title : "No Photos"
        nextButton.isEnabled = page < photos.count - 1
    }

    func go(by step: Int) {
        let target = min(max(page + step, 0), photos.count - 1)
        scrollView.setContentOffset(CGPoint(x: CGFloat(target) * scrollView.bounds.width, y: 0), animated: true)
    }

    private func settle() {
        page = Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
        pageChanged()
    }

    // MARK: Keyboard

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Next Photo", action: #selector(nextPhoto), input: UIKeyCommand.inputRightArrow),
            UIKeyCommand(title: "Previous Photo", action: #selector(previousPhoto), input: UIKeyCommand.inputLeftArrow),
        ]
    }

    @objc private func nextPhoto() { go(by: 1) }
    @objc private func previousPhoto() { go(by: -1) }
}

extension CarouselViewController: UIScrollViewDelegate {

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }
}

extension CarouselViewController: PhotoViewDelegate {

    func photoViewDidToggleFavorite(_ photoView: PhotoView) {
        guard let index = photos.firstIndex(where: { $0.id == photoView.photo.id }) else { return }
        photos[index] = photoView.photo
    }

    func photoViewDidRequestRemoval(_ photoView: PhotoView) {
        photos.removeAll { $0.id == photoView.photo.id }
        page = min(page, max(photos.count - 1, 0))
        reload()
        view.layoutIfNeeded()
        scrollView.contentOffset.x = CGFloat(page) * scrollView.bounds.width
    }
}
