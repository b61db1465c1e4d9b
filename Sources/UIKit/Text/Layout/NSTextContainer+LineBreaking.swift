import CoreText
public import TextKit

extension NSTextContainer {
  /// How the last line is broken that a container with a limit has room for.
  public var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(lastLineBreakMode) }
    set { lastLineBreakMode = newValue.coreText }
  }
}
