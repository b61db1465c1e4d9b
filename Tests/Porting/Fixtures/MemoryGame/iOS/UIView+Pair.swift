import ObjectiveC
import UIKit

private var pairNameKey: UInt8 = 0
private var flipCountKey: UInt8 = 0

extension UIView {

    /// What the view shows when it lies face up.
    @objc var pairName: String? {
        get {
            return objc_getAssociatedObject(self, &pairNameKey) as? String
        }
        set {
            objc_setAssociatedObject(self, &pairNameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }

    var flipCount: Int {
        get {
            return (objc_getAssociatedObject(self, &flipCountKey) as? NSNumber)?.intValue ?? 0
        }
        set {
            objc_setAssociatedObject(self, &flipCountKey, NSNumber(value: newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
