import UIKit

protocol PhotoViewDelegate: AnyObject {
    func photoViewDidToggleFavorite(_ photoView: PhotoView)
    func photoViewDidRequestRemoval(_ photoView: PhotoView)
}

final class PhotoView: UIView {

    weak var delegate: PhotoViewDelegate?

    var photo: Photo {
        didSet { update() }
    }

    private let imageView = UIImageView()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))

    init(photo: Photo, size: CGSize) {
        self.photo = photo
        super.init(frame: CGRect(origin: .zero, size: size))
        imageView.image = photo.makeImage(size: CGSize(width: 240, height: 180))
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 16
        imageView.layer.cornerCurve = .continuous
        heart.tintColor = .systemPink
        heart.contentMode = .scaleAspectFit
        addSubview(imageView)
        addSubview(heart)
        addInteraction(UIContextMenuInteraction(delegate: self))

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(toggleFavorite))
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)

        isAccessibilityElement = true
        accessibilityIdentifier = "photo-\(photo.id)"
        accessibilityTraits = .image
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Favorite") { [weak self] _ in
                self?.toggleFavorite()
                return self != nil
            }
        ]
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds.insetBy(dx: 12, dy: 12)
        heart.frame = CGRect(x: bounds.maxX - 56, y: 24, width: 28, height: 28)
    }

    private func update() {
        heart.isHidden = !photo.isFavorite
        accessibilityLabel = photo.title + (photo.isFavorite ? ", favorite" : "")
    }

    @objc func toggleFavorite() {
        photo.isFavorite.toggle()
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        heart.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5) {
            self.heart.transform = .identity
        }
        animator.startAnimation()
        delegate?.photoViewDidToggleFavorite(self)
    }
}

extension PhotoView: UIContextMenuInteractionDelegate {

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: photo.id as NSNumber, previewProvider: nil) { [weak self] _ in
            guard let self else { return nil }
            let favorite = UIAction(
                title: photo.isFavorite ? "Remove from Favorites" : "Add to Favorites", image: UIImage(systemName: "heart")
            ) { _ in
                self.toggleFavorite()
            }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self.delegate?.photoViewDidRequestRemoval(self)
            }
            return UIMenu(title: photo.title, children: [favorite, UIMenu(options: .displayInline, children: [delete])])
        }
    }
}
