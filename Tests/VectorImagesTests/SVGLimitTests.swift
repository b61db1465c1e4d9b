import CoreGraphics
import Foundation
import Testing
import VectorImages

/// Numbers that librsvg does not survive: a document that has them is none.
@Suite(.enabled(if: VectorImage.isSupported(.svg), "librsvg is not installed"))
struct SVGLimitTests {
  private func image(_ body: String, before: String = "") -> VectorImage? {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">\#(body)</svg>"#
    return VectorImage(Data((before + text).utf8), .svg, name: "limits.svg")
  }

  @Test(arguments: [
    #"<text font-size="1e7">A</text>"#, #"<text style="font-size: 9999999cm">A</text>"#,
    #"<text style="font:italic 1e7px/1 serif">A</text>"#,
    #"<style>text { fill: red; font-size: 1e7 }</style><text>A</text>"#,
    #"<style>text { font-si<!-- -->ze: 1e7 }</style><text>A</text>"#,
    #"<style>text { f\6fnt-size: 1e7 }</style><text>A</text>"#,
    #"<style>text { font-size/*;*/: 1e7 }</style><text>A</text>"#,
    #"<style>@import url(data:text/css,text%7Bfont-size:1e7%7D);</style><text>A</text>"#,
    #"<text font-size="&#49;e7">A</text>"#,
    ##"<g font-size="5000em"><use href="#a"/></g><g font-size="90em"><text id="a">A</text></g>"##,
    ##"<image href="data:image/svg+xml,%3Csvg/%3E"/>"##,
  ])
  func fontsThatAreTooLargeAreRefused(body: String) {
    #expect(image(body) == nil)
  }

  @Test func textCannotHideInEntities() {
    let body = "<text font-size='1e7'>A</text>"
    #expect(image("&a;", before: #"<!DOCTYPE svg [<!ENTITY a "\#(body)">]>"#) == nil)
    let size = #"<text font-size="&b;">A</text>"#
    #expect(image(size, before: #"<!DOCTYPE svg [<!ENTITY b "1e7">]>"#) == nil)
    #expect(image(size, before: #"<!DOCTYPE svg [<!ENTITY b "12">]>"#) != nil)
    #expect(image("", before: #"<?xml-stylesheet href="data:text/css,"?>"#) == nil)
  }

  @Test(arguments: [
    #"<feTurbulence baseFrequency="0.1" numOctaves="1000000"/>"#,
    #"<feGaussianBlur stdDeviation="2 1e9"/>"#, #"<feMorphology radius="1e6"/>"#,
    #"<feConvolveMatrix order="30" kernelMatrix="1"/>"#,
    #"<feConvolveMatrix order="20,21" kernelMatrix="1"/>"#,
  ])
  func filtersThatTakeTooLongAreRefused(filter: String) {
    #expect(image(#"<filter id="f">\#(filter)</filter>"#) == nil)
  }

  @Test func whatIsWithinTheLimitsIsDrawn() throws {
    let body = ##"""
      <style>/* 2026 */ .a { font-size: 120%; fill: #1e9 } tspan { font: 700 2em serif }</style>
      <filter id="f"><feGaussianBlur stdDeviation="2 3"/><feTurbulence numOctaves="4"/>
        <feMorphology radius="2"/><feConvolveMatrix order="3" kernelMatrix="0 0 0 0 1 0 0 0 0"/></filter>
      <g font-size="1e4"><g font-size="0.001em"><text class="a" y="20"><tspan>A</tspan></text></g></g>
      <image width="1" height="1" href="data:image/png;base64,AAAA"/>
      <rect width="10" height="10" fill="red"/>
      """##
    let drawn = try #require(image(body)?.image(pixelsWide: 40, high: 30))
    #expect(drawn.width == 40)
    #expect(image(#"<text font-size="larger">A</text>"#) != nil)
    #expect(image(#"<text font-size=".5e3px">A</text><text font-size="em"/>"#) != nil)
    #expect(image(#"<rect style="font-size:1e7" width="9" height="9"/>"#) != nil)
  }

  @Test(arguments: [
    // Rules for some elements do not make others larger, and uses of one part are not in each other.
    #"<style>.a { font-size: 3em }</style>\#(nested)<text class="a">A</text>"#,
    #"<style>/* 90% */ .a, text.b { font-size: 250% }</style>\#(nested)<text class="b">A</text>"#,
    ##"<text id="a" font-size="2em">A</text>"## + repeated(##"<use href="#a"/>"##),
    repeated(#"<text style="font-size: 3em">A</text>"#) + ##"<g id="b"/><use href="#b"/>"##,
    ##"<symbol id="c"><path/></symbol><style>text{font:2em a}</style><text>A</text>"##
      + repeated(##"<use href="#c"/>"##),
  ])
  func manyPartsOfUsualTextAreDrawn(body: String) {
    #expect(image(body) != nil)
  }

  @Test(arguments: [
    // One for any element, in elements in each other.
    #"<style>* { font-size: 3em }</style>\#(nested)"#,
    #"<style>g:not(.a) { font-size: 3em }</style>\#(nested)"#,
    #"<style>@media all { .x, G { font-size: 3em } }</style>\#(nested)"#,
    #"<style>/* } */ .x { font-family: "/*"; font-size: 3em }</style>\#(nested)"#,
    // Parts that use the next one, whichever comes first.
    uses(from: 0, to: 12), uses(from: 12, to: 0),
    ##"<g id="a" font-size="2em"><text>A</text><use href="#a"/></g>"##,
    // Either reference may be the one that counts.
    use(of: "large", or: "small"), use(of: "small", or: "large"),
  ])
  func textThatGrowsInItselfIsRefused(body: String) {
    #expect(image(body) == nil)
  }

  @Test func manyPartsOfOneNameAreReadSoon() {
    let parts = String(repeating: ##"<g id="a"/><use href="#a"/>"##, count: 10_000)
    #expect(image(parts + "<text>A</text>") != nil)
    #expect(image(use(of: "small", or: "small")) != nil)
  }

  /// What the reader gives up at is refused: the rest would not be looked at.
  @Test func faultsThatLibrsvgPassesOverAreRefused() {
    let filler = String(repeating: "<g/>", count: 4000)
    let bomb = #"<text font-size="1e7">A</text>"#
    #expect(image(#"<g none:a="1"/>"# + filler + bomb) == nil)
    #expect(image(#"<g xmlns:none="relative" none:a="1"/>"# + filler) != nil)
  }
}

/// Text in twenty elements of a class.
private let nested =
  repeated(#"<g class="x">"#) + "<text>A</text>" + repeated("</g>")

private func repeated(_ text: String) -> String { String(repeating: text, count: 20) }

/// Of a part in large text, or of one that is not.
private func use(of first: String, or second: String) -> String {
  ##"""
  <g font-size="90em"><text id="large">A</text></g><text id="small">A</text>
  <g font-size="5000em"><use xmlns:xlink="http://www.w3.org/1999/xlink"
    href="#\##(first)" xlink:href="#\##(second)"/></g>
  """##
}

/// Each three times as large as the one before, the last one with text.
private func uses(from first: Int, to last: Int) -> String {
  let places = first < last ? Array(first...last) : (last...first).reversed()
  let parts = places.map { place in
    let inside = place == 12 ? "<text>A</text>" : ##"<use href="#p\##(place + 1)"/>"##
    return #"<g id="p\#(place)" font-size="3em">\#(inside)</g>"#
  }
  return parts.joined()
}
