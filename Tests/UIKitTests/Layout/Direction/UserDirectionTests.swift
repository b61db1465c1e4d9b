import PlatformKit
import Testing

@testable import UIKit

@MainActor
struct UserDirectionTests {
  private func direction(_ locale: String, _ wanted: String? = nil)
    -> UITraitEnvironmentLayoutDirection
  {
    UserDirection(wanted: wanted, locales: [locale]).direction
  }

  @Test(arguments: ["ar_EG.UTF-8", "he", "fa_IR", "ur-PK", "ckb_IQ", "ku_TR@arabic", "AR", "yi"])
  func someLanguagesGoFromRightToLeft(locale: String) {
    #expect(direction(locale) == .rightToLeft)
  }

  @Test(
    arguments: [
      "en_US.UTF-8", "C", "", "de", "sd_IN@devanagari", "ks_IN@deva", "ar_Latn", "zz", "@@@",
      "____",
    ])
  func othersFromLeftToRight(locale: String) {
    #expect(direction(locale) == .leftToRight)
  }

  @Test func theFirstLocaleCounts() {
    #expect(UserDirection(wanted: nil, locales: ["de", "ar"]).direction == .leftToRight)
    #expect(UserDirection(wanted: nil, locales: []).direction == .leftToRight)
  }

  /// As the C library and gettext read them.
  @Test(
    arguments: [
      (["LANG": "he_IL.UTF-8"], true), (["LANG": "he_IL", "LC_MESSAGES": "de_DE"], false),
      (["LC_MESSAGES": "de_DE", "LC_ALL": "ar_EG"], true),
      (["LANG": "fa_IR", "LC_MESSAGES": "", "LC_ALL": ""], true),
      (["LANG": "de_DE", "LANGUAGE": "ar:de"], true), (["LANGUAGE": "ar"], false),
      (["LC_ALL": "C.UTF-8", "LANG": "ar", "LANGUAGE": "ar"], false),
      (["LANG": "ar", "CASEMENT_LAYOUT_DIRECTION": "ltr"], false), ([:], false),
    ] as [([String: String], Bool)])
  func theVariablesOfLocalesAreAskedInTheirOrder(values: [String: String], isMirrored: Bool) {
    let direction = UserDirection.of { values[$0.rawValue] }.direction
    #expect(direction == (isMirrored ? .rightToLeft : .leftToRight))
  }

  @Test func theVariableOverrides() {
    #expect(direction("de", "rtl") == .rightToLeft)
    #expect(direction("ar", "LTR") == .leftToRight)
    let log = LoggedLines(with: "CASEMENT_LAYOUT_DIRECTION")
    #expect(direction("ar", "sideways") == .rightToLeft)
    #expect(log.all == ["CASEMENT_LAYOUT_DIRECTION is sideways; it can be ltr or rtl"])
    #expect(direction("ar", "") == .rightToLeft)
  }
}
