import QuartzCore

extension UIView {
  func setMask(_ mask: UIView?) {
    if mask === rareData?.mask { return }
    if let mask {
      precondition(
        mask.superview == nil,
        "a view's mask must not be in another view: remove it from there first")
    }
    layer.mask = mask?.layer
    ensureRareData.mask = mask
    followScreenScale()
  }
}
