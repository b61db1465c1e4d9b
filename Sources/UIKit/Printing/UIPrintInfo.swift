public import Foundation

/// How a job is printed.
open class UIPrintInfo: NSObject, NSCopying {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  /// How pages lie.
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  /// Which edge pages on both sides are turned at.
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  /// The name of the printer; nil for the one that the user prints on otherwise.
  open var printerID: String?
  /// What queues show.
  open var jobName = ProcessInfo.processInfo.processName
  /// General by default.
  open var outputType = OutputType.general
  /// Portrait by default.
  open var orientation = Orientation.portrait
  /// None by default.
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// What `dictionaryRepresentation` gave. What is missing has its default.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    guard let dictionary else { return }
    printerID = dictionary["printerID"] as? String
    jobName = dictionary["jobName"] as? String ?? jobName
    func choice<Choice: RawRepresentable>(_ key: String, _ other: Choice) -> Choice
    where Choice.RawValue == Int {
      (dictionary[key] as? Int).flatMap(Choice.init(rawValue:)) ?? other
    }
    outputType = choice("outputType", outputType)
    orientation = choice("orientation", orientation)
    duplex = choice("duplex", duplex)
  }

  /// New information, with defaults.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// For `init(dictionary:)`.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    if let printerID { all["printerID"] = printerID }
    return all
  }

  open override func copy() -> Any { copy(with: nil) }

  /// The same, to be changed alone.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPrintInfo(dictionary: dictionaryRepresentation)
  }
}
