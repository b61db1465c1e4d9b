public import Foundation

/// Objects in format strings: `String(format: "%@", number)`, as on Apple's systems. The text is the
/// object's description at the time of the call.
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { description as NSString }

  /// Asked of the text above, which the list of arguments holds.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
