import UIKit

final class NoteRow: UIControl {

    let note: Note
    private let titleLabel = UILabel()
    private let pin = UIImageView(image: UIImage(systemName: "pin.fill"))

    init(note: Note) {
        self.note = note
        super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        titleLabel.text = note.title
        titleLabel.isUserInteractionEnabled = false
        titleLabel.frame = CGRect(x: 16, y: 0, width: 140, height: 44)
        pin.isHidden = !note.isPinned
        pin.frame = CGRect(x: 164, y: 12, width: 20, height: 20)
        pin.autoresizingMask = .flexibleLeftMargin
        addSubview(titleLabel)
        addSubview(pin)
        isAccessibilityElement = true
        accessibilityLabel = note.title
        accessibilityIdentifier = note.title
        accessibilityTraits = note.isPinned ? [.button, .selected] : .button
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override var isSelected: Bool {
        didSet {
            titleLabel.textColor = isSelected ? .tintColor : .label
        }
    }
}
