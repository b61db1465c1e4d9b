import Foundation
import InterfaceFiles
import SeededInput
import Testing

struct InterfaceMutationTests {
  private static let text = """
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
  @Test(arguments: [false, true]) func mutationsAreFilesOrErrors(compact: Bool) throws {
    let text = Data(Self.text.utf8)
    let whole = compact ? try InterfaceFile(text, name: "x.xib").compactForm : text
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
