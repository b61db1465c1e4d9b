import CoreText

/// The placement of lines between their margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// At the side where the script starts.
  case natural = 4

  var coreText: CTTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  init(_ alignment: CTTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

/// The treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle

  var coreText: CTLineBreakMode { CTLineBreakMode(rawValue: UInt8(rawValue)) ?? .byWordWrapping }

  init(_ mode: CTLineBreakMode) {
    self = NSLineBreakMode(rawValue: Int(mode.rawValue)) ?? .byWordWrapping
  }
}
