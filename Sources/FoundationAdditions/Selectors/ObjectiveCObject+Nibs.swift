extension ObjectiveCObject {
  /// Does nothing; classes that come from nibs declare their own.
  @_disfavoredOverload public func awakeFromNib() {}

  /// Does nothing, and nothing calls it: there is no Interface Builder here.
  @_disfavoredOverload public func prepareForInterfaceBuilder() {}
}
