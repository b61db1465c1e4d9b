import Testing

@testable import X11Kit

@Suite struct X11ScaleTests {
  @Test func theOwnVariableComesFirst() {
    #expect(
      X11Scale.resolve(requested: "1.5", resources: "Xft.dpi:\t192") == 1.5)
  }

  @Test func thenTheDesktopsFontResolution() {
    #expect(X11Scale.resolve(requested: nil, resources: "a.b:\tc\nXft.dpi:\t144\n") == 1.5)
  }

  @Test(arguments: ["", "0", "-2", "1e9", "nan", "inf", "wide"])
  func nonsenseIsPassedOver(text: String) {
    #expect(X11Scale.resolve(requested: text, resources: "Xft.dpi: 192") == 2)
    #expect(X11Scale.resolve(requested: nil, resources: "Xft.dpi: \(text)") == 1)
  }

  @Test func otherwiseAPointIsAPixel() {
    #expect(X11Scale.resolve(requested: nil, resources: "Xft.antialias: 1\nXft.dpi") == 1)
  }
}
