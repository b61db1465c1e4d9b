import Testing

@testable import X11Kit

@Suite struct X11InputMethodChoiceTests {
  private static let cases: [([String?], Bool, X11InputMethodChoice)] = [
    ([nil, nil, nil], true, .ibus), ([nil, nil, nil], false, .none),
    ([nil, nil, "@im=ibus"], false, .ibus), ([nil, nil, "@im=fcitx"], true, .server),
    ([nil, nil, "@im=none"], true, .none), ([nil, nil, "@im="], true, .ibus),
    ([nil, nil, "nonsense"], false, .none), ([nil, "ibus", "@im=fcitx"], false, .ibus),
    ([nil, "xim", "@im=ibus"], true, .server), ([nil, "fcitx", "@im=fcitx"], true, .server),
    ([nil, "gtk-im-context-simple", "@im=ibus"], true, .none),
    (["none", "ibus", "@im=ibus"], true, .none), (["xim", "ibus", nil], true, .server),
    (["what", nil, "@im=ibus"], false, .ibus), (["", "", ""], true, .ibus),
  ]

  @Test(arguments: cases)
  func theEnvironmentSaysWhich(
    variables: [String?], ibusRuns: Bool, choice: X11InputMethodChoice
  ) {
    #expect(
      X11InputMethodChoice(
        own: variables[0], gtk: variables[1], modifiers: variables[2], ibusRuns: ibusRuns)
        == choice)
  }
}
