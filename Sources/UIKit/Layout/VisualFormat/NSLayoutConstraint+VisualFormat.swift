extension NSLayoutConstraint {
  /// The constraints that a format in Apple's visual format language describes, such as
  /// `"H:|-[name]-20-[button(>=80@750)]-|"`. A single hyphen to the superview stands for its margin.
  ///
  /// `views` has views and layout guides by name, `metrics` numbers. A format that cannot be read
  /// traps with a mark below the place.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try read(format, opts, metrics ?? [:], views)
    } catch {
      preconditionFailure(error.explanation(of: format))
    }
  }

  static func read(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      try VisualFormatParser.parse(format), options: options, metrics: metrics, views: views)
    return try builder.constraints()
  }
}
