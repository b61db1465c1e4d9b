import UIKit

class TitleLabel: UILabel {}

class BadgeView: UIView {

    private let countLabel = UILabel()

    var count = 0 {
        didSet { countLabel.text = "\(count)" }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 10
        countLabel.textColor = .white
        countLabel.textAlignment = .center
        countLabel.font = .systemFont(ofSize: 13, weight: .bold)
        addSubview(countLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        countLabel.frame = bounds
    }
}

class HeaderView: UIView {

    let titleLabel = TitleLabel()
    let badge = BadgeView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
        addSubview(badge)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 8, width: bounds.width - 80, height: 32)
        badge.frame = CGRect(x: bounds.maxX - 52, y: 12, width: 36, height: 24)
    }
}

/// A card with a shadow. Its layer's colours don't follow the style by themselves.
class CardView: UIView {

    let titleLabel = TitleLabel()
    let badge = BadgeView()
    private(set) var styleChanges: [UIUserInterfaceStyle] = []

    init(title: String, number: Int) {
        super.init(frame: .zero)
        titleLabel.text = title
        badge.count = number
        backgroundColor = UIColor(named: "Card")
        layer.cornerRadius = 10
        layer.borderWidth = 1
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 4
        accessibilityIdentifier = "card-\(number)"
        badge.accessibilityIdentifier = "badge-\(number)"
        titleLabel.accessibilityIdentifier = "title-\(number)"
        addSubview(titleLabel)
        addSubview(badge)
        updateBorder()
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(styleChanged))
        registerForTraitChanges([DensityTrait.self]) { (self: Self, previous) in
            self.setNeedsLayout()
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func styleChanged() {
        styleChanges.append(traitCollection.userInterfaceStyle)
        updateBorder()
    }

    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = 16 * CGFloat(traitCollection.density)
        titleLabel.frame = CGRect(x: margin, y: 0, width: bounds.width - 80, height: bounds.height)
        badge.frame = CGRect(x: bounds.maxX - 36 - margin, y: bounds.midY - 12, width: 36, height: 24)
    }
}
