import CoreGraphics
import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What programs' classes are told of a nib: values of key paths, and a coder that knows attributes by their names.
@MainActor
final class NibValueTests {
  private let app = AppHarness()

  private static let page = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v" customClass="NibValues" customModule="UIKitTests"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="point" keyPath="spot"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="extent"><size key="value" width="3" height="4.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="5" y="6" width="7" height="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="9" length="10"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.25"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="image" keyPath="picture" value="star.fill"/>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="greeting" value="Hello"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="caption"/>
        <userDefinedRuntimeAttribute type="image" keyPath="icon"><nil key="value"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="extent"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
    </objects><resources><image name="star.fill" catalog="system" width="128" height="116"/></resources></document>
    """

  @Test func runtimeAttributesOfStructuresImagesTextsAndNilAreSet() throws {
    let lines = LoggedLines(of: Log("nibs"), with: "Values.xib")
    let folder = try TemporaryFolder()
    try folder.write(Self.page, to: "de.lproj/Values.xib")
    try folder.write(#""Hello" = "Servus";"#, to: "de.lproj/Localizable.strings")
    let bundle = try #require(Bundle(path: folder.url.appendingPathComponent("de.lproj").path))
    let made = UINib(nibName: "Values", bundle: bundle).instantiate(withOwner: nil).first
    let values = try #require(made as? NibValues)
    #expect(values.spot == CGPoint(x: 1, y: 2) && values.extent == CGSize(width: 3, height: 4.5))
    #expect(values.area == CGRect(x: 5, y: 6, width: 7, height: 8) && values.ratio == 0.25)
    #expect(values.span == NSRange(location: 9, length: 10))
    #expect(values.picture?.isSymbolImage == true)
    #expect(values.greeting == "Servus" && values.caption == nil && values.icon == nil)
    // A point is no size.
    #expect(lines.all == ["Values.xib:12: extent is not set: its value is not known"])
  }

  @Test func aCoderKnowsAttributesByTheirNames() throws {
    let made = NibFixtures.made(
      """
      <view id="v" tag="7" alpha="0.5" hidden="YES" customClass="NibValues" customModule="UIKitTests">
        <color key="backgroundColor" systemColor="systemTealColor"/>
        <string key="restorationIdentifier">place</string>
      </view>
      """, as: NibValues.self)
    let decoded = try #require(made?.decoded)
    #expect(
      decoded == [
        "keyed true", "tag 7 7 7", "alpha 0.5 0.5", "hidden true", "color true", "text place",
        "word 7", "none false 0 false nil",
      ])
  }

  @Test func aNibIsReadOnceUntilItsFileChanges() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.page, to: "Values.xib")
    let bundle = try #require(Bundle(path: folder.url.path))
    let first = try #require(NibFiles.source(file, bundle))
    #expect(NibFiles.source(file, bundle) === first)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceReferenceDate: 1)], ofItemAtPath: file.path)
    let second = try #require(NibFiles.source(file, bundle))
    #expect(second !== first && NibFiles.source(file, bundle) === second)
  }

  @Test func aNibWithoutAViewTrapsWithApplesReason() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController(nibName: "SongCell", bundle: NibFixtures.bundle).loadViewIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
    #expect(text.contains(#"loaded the "SongCell" nib but the view outlet was not set."#))
  }
}

/// Neither private nor nested, or a file could not name it.
final class NibValues: UIView {
  var spot = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var span = NSRange(location: 0, length: 0)
  var ratio = 0.0
  var picture: UIImage?
  var icon: UIImage? = UIImage()
  var greeting = ""
  var caption: String? = "before"
  /// What the coder said.
  private(set) var decoded: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let tags = [
      coder.decodeInteger(forKey: "tag"), Int(coder.decodeInt32(forKey: "tag")),
      Int(coder.decodeInt64(forKey: "tag")),
    ]
    let color = coder.decodeObject(forKey: "backgroundColor") as? UIColor
    decoded = [
      "keyed \(coder.allowsKeyedCoding)", "tag \(tags[0]) \(tags[1]) \(tags[2])",
      "alpha \(coder.decodeDouble(forKey: "alpha")) \(coder.decodeFloat(forKey: "alpha"))",
      "hidden \(coder.decodeBool(forKey: "hidden"))", "color \(color == .systemTeal)",
      "text \(coder.decodeObject(forKey: "restorationIdentifier") as? String ?? "-")",
      "word \(coder.decodeObject(forKey: "tag") as? String ?? "-")", "none \(none(coder))",
    ]
  }

  /// Of a key that the element does not have.
  private func none(_ coder: NSCoder) -> String {
    let (name, object) = ("sparkle", coder.decodeObject(forKey: "sparkle"))
    return "\(coder.containsValue(forKey: name)) \(coder.decodeInteger(forKey: name)) "
      + "\(coder.decodeBool(forKey: name)) \(object == nil ? "nil" : "some")"
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty("spot", { (object: NibValues) in object.spot }, { $0.spot = $1 }),
        KeyValueProperty("extent", { (object: NibValues) in object.extent }, { $0.extent = $1 }),
        KeyValueProperty("area", { (object: NibValues) in object.area }, { $0.area = $1 }),
        KeyValueProperty("span", { (object: NibValues) in object.span }, { $0.span = $1 }),
        KeyValueProperty("ratio", { (object: NibValues) in object.ratio }, { $0.ratio = $1 }),
        KeyValueProperty("picture", { (object: NibValues) in object.picture }, { $0.picture = $1 }),
        KeyValueProperty("icon", { (object: NibValues) in object.icon }, { $0.icon = $1 }),
        KeyValueProperty(
          "greeting", { (object: NibValues) in object.greeting }, { $0.greeting = $1 }),
        KeyValueProperty("caption", { (object: NibValues) in object.caption }, { $0.caption = $1 }),
      ]
    }
  }
}
