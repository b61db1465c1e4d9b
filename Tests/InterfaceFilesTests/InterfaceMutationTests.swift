import Foundation
import InterfaceFiles
import SeededInput
import Testing

struct InterfaceMutationTests {
  enum Source: CaseIterable { case nib, compactNib, storyboard, compactStoryboard }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <tableViewController storyboardIdentifier="List" id="a" customClass="ListController">
              <tableView key="view" id="t"><prototypes>
                <tableViewCell reuseIdentifier="Cell" id="c"><connections>
                  <segue destination="b" kind="show" identifier="detail" id="g"/>
                </connections></tableViewCell>
              </prototypes></tableView>
              <navigationItem key="navigationItem" title="Ö" id="n"/>
            </tableViewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
          </objects>
          <point key="canvasLocation" x="52" y="375"/>
        </scene>
        <scene sceneID="s2"><objects><viewController id="b"/><exit id="e" userLabel="Exit"/></objects></scene>
      </scenes>
      <resources>
        <image name="star" catalog="system" width="128" height="116"/>
        <systemColor name="systemRedColor"><color red="1" green="0.2" blue="0.1" alpha="1" colorSpace="custom"/></systemColor>
      </resources>
    </document>
    """

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="iN0-l3-epB">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews><label text="Ä&#10;&lt;" id="b"><nil key="textColor"/></label></subviews>
          <!-- comment --><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
      </objects>
    </document>
    """

  private static let rounds = mutationRounds(500)

  /// Bytes are changed, dropped, doubled and cut off: a file or an error, never a trap.
  @Test(arguments: Source.allCases) func mutationsAreFilesOrErrors(source: Source) throws {
    let isNib = source == .nib || source == .compactNib
    let text = Data((isNib ? Self.nib : Self.storyboard).utf8)
    let isText = source == .nib || source == .storyboard
    let whole = isText ? text : try InterfaceFile(text, name: "x.xib").compactForm
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var errors = 0
    for _ in 0..<Self.rounds {
      var bytes = Array(whole)
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      guard let file = try? InterfaceFile(Data(bytes), name: "x.xib") else {
        errors += 1
        continue
      }
      var count = 0
      file.root.visitAll { _ in count += 1 }
      #expect((1...bytes.count).contains(count), "SEED=\(SeededGenerator.seed)")
      let controllers = file.scenes.compactMap(\.controller?.id)
      #expect(controllers.allSatisfy { file.scene(of: $0) != nil })
    }
    #expect(errors > Self.rounds / 10, "SEED=\(SeededGenerator.seed)")
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    let length = min(Int.random(in: 1...40, using: &random), bytes.count - place)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 3: bytes.removeSubrange(place...)
    default: bytes[place] = Array("<>&\"'/ \u{0}".utf8).randomElement(using: &random)!
    }
  }
}
