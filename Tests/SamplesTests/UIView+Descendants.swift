import UIKit

extension UIView {
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
