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

  @Test func theVariableOverrides() {
    #expect(direction("de", "rtl") == .rightToLeft)
    #expect(direction("ar", "LTR") == .leftToRight)
    let log = LoggedLines(with: "CASEMENT_LAYOUT_DIRECTION")
    #expect(direction("ar", "sideways") == .rightToLeft)
    #expect(log.all == ["CASEMENT_LAYOUT_DIRECTION is sideways; it can be ltr or rtl"])
    #expect(direction("ar", "") == .rightToLeft)
  }
}
