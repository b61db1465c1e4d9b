//
//  KeyButton.swift
//  Calculator
//

import UIKit

@IBDesignable
class KeyButton: UIButton {

    @IBInspectable var normalColor: UIColor = .darkGray {
        didSet { updateBackground() }
    }

    override var isHighlighted: Bool {
        didSet { updateBackground() }
    }

    override var isSelected: Bool {
        didSet { updateBackground() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    convenience init(title: String, identifier: String, color: UIColor) {
        self.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(.white, for: .normal)
        setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
        accessibilityIdentifier = "key-" + identifier
        normalColor = color
        updateBackground()
    }

    private func commonInit() {
        titleLabel?.font = UIFont.systemFont(ofSize: 28, weight: .medium)
        layer.masksToBounds = true
        addTarget(self, action: #selector(touchDown), for: [.touchDown, .touchDragEnter])
        addTarget(self, action: #selector(touchUp), for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    private func updateBackground() {
        if isSelected {
            backgroundColor = .white
            setTitleColor(normalColor, for: .selected)
        } else {
            backgroundColor = isHighlighted ? normalColor.withAlphaComponent(0.6) : normalColor
        }
    }

    @objc private func touchDown() {
        UIView.animate(withDuration: 0.1) {
            self.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
        }
    }

    @objc private func touchUp() {
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .allowUserInteraction)
        {
            self.transform = .identity
        }
    }
}
