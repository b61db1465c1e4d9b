import CoreGraphics
import Testing

@testable import UIKit

/// Views under their masks beside views that constraints place.
@MainActor
struct MaskConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let masked = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
  private let free = UIView()

  init() {
    free.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(masked)
    root.addSubview(free)
    NSLayoutConstraint.activate([
      free.leftAnchor.constraint(equalTo: masked.rightAnchor, constant: 5),
      free.topAnchor.constraint(equalTo: masked.bottomAnchor),
      free.widthAnchor.constraint(equalTo: masked.widthAnchor),
      free.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
  }

  @Test func aFrameIsGiven() {
    #expect(free.frame == CGRect(x: 85, y: 40, width: 60, height: 10))
    #expect(masked.frame == CGRect(x: 20, y: 10, width: 60, height: 30))
  }

  @Test func aNewFrameMovesWhatDependsOnIt() {
    masked.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    root.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 45, y: 20, width: 40, height: 10))
    masked.center.x += 3
    root.layoutIfNeeded()
    #expect(free.frame.minX == 48)
  }

  @Test func aMaskFollowsASuperviewWithAGivenSize() {
    masked.autoresizingMask = .flexibleWidth
    root.bounds.size.width = 260
    root.layoutIfNeeded()
    #expect(masked.frame.width == 120)
    #expect(free.frame == CGRect(x: 145, y: 40, width: 120, height: 10))
  }

  @Test func aMaskFollowsASolvedSuperview() {
    let box = UIView()
    let inside = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
    inside.autoresizingMask = .flexibleWidth
    box.bounds.size.width = 100
    box.addSubview(inside)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([
      width, box.leftAnchor.constraint(equalTo: root.leftAnchor),
      free.widthAnchor.constraint(equalTo: inside.widthAnchor).with(priority: 900),
    ])
    masked.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 10, y: 0, width: 130, height: 10))
    #expect(free.frame.width == 130)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(inside.frame.width == 40)
    #expect(free.frame.width == 40)
  }

  @Test func viewsUnderTheirMasksAreNotRounded() {
    masked.frame = CGRect(x: 0.3, y: 0, width: 33.3, height: 10)
    root.layoutIfNeeded()
    #expect(masked.frame.width == 33.3)
    #expect(free.frame.minX == 39)
    #expect(free.frame.width == 33.5)
  }

  @Test func aViewCanBeGivenToConstraintsLater() {
    masked.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      masked.leftAnchor.constraint(equalTo: root.leftAnchor),
      masked.widthAnchor.constraint(equalToConstant: 11),
      masked.topAnchor.constraint(equalTo: root.topAnchor),
      masked.heightAnchor.constraint(equalToConstant: 12),
    ])
    root.layoutIfNeeded()
    #expect(masked.frame == CGRect(x: 0, y: 0, width: 11, height: 12))
    #expect(free.frame == CGRect(x: 16, y: 12, width: 11, height: 10))
  }

  @Test func theSharesAreThoseOfMasks() {
    let masks: [UIView.AutoresizingMask] = [
      [], .flexibleWidth, [.flexibleLeftMargin, .flexibleRightMargin], .flexibleLeftMargin,
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
    ]
    for mask in masks {
      let frame = CGRect(x: 10, y: 4, width: 40, height: 8)
      let shares = MaskShares(mask, frame, in: CGSize(width: 100, height: 50))
      let after = Autoresizing(
        mask: mask, from: CGSize(width: 100, height: 50), to: CGSize(width: 160, height: 50)
      ).frame(for: frame)
      #expect(abs(frame.minX + shares.horizontal.origin * 60 - after.minX) < 1e-9)
      #expect(abs(frame.width + shares.horizontal.length * 60 - after.width) < 1e-9)
      #expect(shares.vertical == MaskShares.Pair(origin: 0, length: 0))
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
