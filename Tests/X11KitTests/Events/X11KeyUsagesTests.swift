import Testing

@testable import X11Kit

@MainActor
@Suite struct X11KeyUsagesTests {
  @Test(arguments: [(9, 0x29), (24, 0x14), (36, 0x28), (113, 0x50), (133, 0xE3), (202, 0x73)])
  func theKernelsKeyCodesBecomeUsages(keycode: UInt32, usage: UInt16) {
    #expect(X11KeyUsages.kernel[keycode] == usage)
  }

  @Test(arguments: [0, 7, 255, UInt32.max]) func unknownKeysHaveNoUsage(keycode: UInt32) {
    #expect(X11KeyUsages.kernel[keycode] == 0)
  }

  @Test func keysAreFoundByTheirNames() {
    let usages = X11KeyUsages(names: ["", "HOME", "UP", "ESC", "NONE", "MENU"])
    #expect((0...6).map { usages[$0] } == [0, 0x4A, 0x52, 0x29, 0, 0x65, 0])
  }
}
