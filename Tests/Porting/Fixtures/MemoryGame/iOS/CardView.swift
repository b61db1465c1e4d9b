import UIKit

@objc(MGCardViewDelegate)
protocol CardViewDelegate: NSObjectProtocol {
    @objc(cardWasTapped:) func cardTapped(_ card: CardView)
    @objc optional func cardDidFlip(_ card: CardView)
    /// 0.6 seconds unless the delegate says otherwise.
    @objc optional var flipDuration: TimeInterval { get }
}

@IBDesignable
class CardView: UIView {

    @IBInspectable var cornerRadius: CGFloat = 8 {
        didSet { face.layer.cornerRadius = cornerRadius; back.layer.cornerRadius = cornerRadius }
    }

    @IBInspectable var backColor: UIColor = .systemIndigo {
        didSet { back.backgroundColor = backColor }
    }

    weak var delegate: CardViewDelegate?
    private(set) var isFaceUp = false
    private(set) var isTurning = false
    var isMatched = false {
        didSet { isUserInteractionEnabled = !isMatched }
    }

    private let face = UIImageView()
    private let back = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for side in [face, back] {
            side.frame = bounds
            side.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            side.layer.cornerRadius = cornerRadius
            side.layer.borderWidth = 1
            side.layer.borderColor = UIColor(white: 0, alpha: 0.2).cgColor
        }
        face.backgroundColor = .white
        face.contentMode = .center
        face.tintColor = .systemPink
        back.backgroundColor = backColor
        addSubview(back)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:))))
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateAccessibility()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ name: String) {
        pairName = name
        let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold)
        face.image = UIImage(systemName: name, withConfiguration: configuration)
    }

    @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, !isFaceUp else { return }
        delegate?.cardTapped(self)
    }

    func flip(animated: Bool = true) {
        isFaceUp.toggle()
        isTurning = true
        flipCount += 1
        updateAccessibility()
        let (from, to): (UIView, UIView) = isFaceUp ? (back, face) : (face, back)
        to.frame = bounds
        let side: UIView.AnimationOptions = isFaceUp ? .transitionFlipFromLeft : .transitionFlipFromRight
        let duration = delegate?.flipDuration ?? 0.6
        UIView.transition(from: from, to: to, duration: animated ? duration : 0, options: [side, .allowUserInteraction]) { [weak self] _ in
            guard let self = self else { return }
            self.isTurning = false
            self.delegate?.cardDidFlip?(self)
        }
    }

    private func updateAccessibility() {
        accessibilityLabel = isFaceUp ? pairName : "Card"
        accessibilityHint = isFaceUp ? nil : "Turns the card"
    }
}
