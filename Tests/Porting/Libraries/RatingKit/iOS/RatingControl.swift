import UIKit

@objc public protocol RatingControlDelegate: AnyObject {
  @objc optional func ratingControl(_ control: RatingControl, didRate rating: Int)
  @objc optional func ratingControlShouldChange(_ control: RatingControl) -> Bool
  func ratingControlName(_ control: RatingControl) -> String
}

/// Five stars in a row.
open class RatingControl: UIControl {

  public weak var delegate: RatingControlDelegate?

  @objc dynamic public private(set) var rating = 0

  public private(set) var stars: [UIButton] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for number in 1...5 {
      let star = UIButton(type: .system)
      star.setImage(UIImage(systemName: "star"), for: .normal)
      star.setImage(UIImage(systemName: "star.fill"), for: .selected)
      star.tag = number
      star.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
      addSubview(star)
      stars.append(star)
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * 44, y: 0, width: 44, height: 44)
    }
  }

  @objc private func starTapped(_ sender: UIButton) {
    guard delegate?.ratingControlShouldChange?(self) ?? true else { return }
    rating = sender.tag
    for star in stars { star.isSelected = star.tag <= rating }
    delegate?.ratingControl?(self, didRate: rating)
  }
}

/// Keeps what was rated last; subclasses may hear of it.
open class RatingRecorder: NSObject, RatingControlDelegate {

  public private(set) var names: [String] = []

  public override init() {
    super.init()
  }

  public func ratingControlName(_ control: RatingControl) -> String {
    names.append("rating")
    return "rating"
  }
}
