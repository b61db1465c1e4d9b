package import CoreGraphics

/// What stands in the text for U+FFFC: an image or a view of a higher module.
package protocol TextAttaching: AnyObject {
  /// Its frame from the pen on the baseline, y upwards as Apple has it, within a line of a container.
  func attachmentFrame(
    in container: NSTextContainer?, line: CGRect, pen: CGPoint, character: Int
  ) -> CGRect

  /// Draws it; nothing where a view shows it.
  func draw(in rect: CGRect, _ context: CGContext, character: Int)
}

/// What text flows around, a path of a higher module.
package protocol ExclusionPath: AnyObject {
  var cgPath: CGPath { get }
}
