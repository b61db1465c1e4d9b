import RatingKit
import UIKit

final class RatingViewController: UIViewController, RatingControlDelegate {

  let control = RatingControl(frame: CGRect(x: 20, y: 20, width: 220, height: 44))

  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.tintColor = UIColor(resource: .starTint)
    control.delegate = self
    view.addSubview(control)
  }

  func ratingControlName(_ control: RatingControl) -> String { "film" }

  func ratingControl(_ control: RatingControl, didRate rating: Int) {
    log.append("\(ratingControlName(control)) \(rating)")
  }
}

final class StrictRecorder: RatingRecorder {

  private var asked = 0

  func ratingControlShouldChange(_ control: RatingControl) -> Bool {
    asked += 1
    return asked == 1
  }
}
