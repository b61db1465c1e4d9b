import CoreGraphics
import Diagnostics

/// What a controller's view leaves free in addition to what it inherits.
struct SafeAreaAdditions {
  /// What the program adds.
  var program = UIEdgeInsets.zero
  /// What bars of the controller's container cover.
  var bars = UIEdgeInsets.zero

  var sum: UIEdgeInsets { program + bars }
}

extension UIViewController {
  /// What bars of its container cover of its view.
  package var barInsets: UIEdgeInsets {
    get { rareData?.safeAreaAdditions?.bars ?? .zero }
    set { changeAdditions { $0.bars = newValue } }
  }

  func changeAdditions(_ change: (inout SafeAreaAdditions) -> Void) {
    var additions = rareData?.safeAreaAdditions ?? SafeAreaAdditions()
    change(&additions)
    guard additions.sum.isFinite else {
      return Log.application.write("\(type(of: self)): safe area insets refused: not finite")
    }
    ensureRareData.safeAreaAdditions = additions
    viewIfLoaded?.updateInsets()
  }

  /// As on iOS: 16 points at the sides where room is short, and 20 elsewhere.
  var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension UIWindow {
  /// What the window itself covers of its content, as a title bar drawn by the program would.
  package var coveredInsets: UIEdgeInsets {
    get { systemInsets }
    set {
      guard newValue.isFinite else {
        return Log.application.write("a window's safe area refused: not finite")
      }
      systemInsets = newValue
      updateInsets()
    }
  }
}
