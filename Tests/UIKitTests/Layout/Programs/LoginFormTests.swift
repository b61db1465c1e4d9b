import Testing
import UIKit
import UIKitTesting

/// A form as programs write it: anchors, guides and a button that stays above the keyboard.
@MainActor
final class LoginFormTests {
  private final class LoginController: UIViewController {
    let logo = UIImageView()
    let heading = UILabel()
    let fields = [UITextField(), UITextField()]
    let hint = UILabel()
    let signIn = UIButton(configuration: .filled())
    let form = UILayoutGuide()

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      heading.text = "Welcome back"
      heading.font = .boldSystemFont(ofSize: 28)
      hint.text =
        "The password is the one that was sent to you by mail when you ordered your first box of pears."
      hint.numberOfLines = 0
      hint.font = .systemFont(ofSize: 13)
      signIn.configuration?.title = "Sign in"
      for field in fields { field.borderStyle = .roundedRect }
      view.addLayoutGuide(form)
      for part in [logo, heading, hint, signIn] + fields {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      let margins = view.layoutMarginsGuide
      let width = form.widthAnchor.constraint(equalToConstant: 320)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        form.centerXAnchor.constraint(equalTo: margins.centerXAnchor), width,
        form.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
        form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        logo.topAnchor.constraint(equalTo: form.topAnchor),
        logo.centerXAnchor.constraint(equalTo: form.centerXAnchor),
        logo.widthAnchor.constraint(equalToConstant: 80),
        logo.heightAnchor.constraint(equalTo: logo.widthAnchor, multiplier: 0.75),
        heading.topAnchor.constraint(equalToSystemSpacingBelow: logo.bottomAnchor, multiplier: 2),
        heading.centerXAnchor.constraint(equalTo: form.centerXAnchor),
        fields[0].topAnchor.constraint(equalTo: heading.lastBaselineAnchor, constant: 30),
        fields[1].topAnchor.constraint(equalTo: fields[0].bottomAnchor, constant: 12),
        hint.topAnchor.constraint(equalTo: fields[1].bottomAnchor, constant: 8),
        form.bottomAnchor.constraint(equalTo: hint.bottomAnchor),
        signIn.heightAnchor.constraint(equalToConstant: 50),
        view.keyboardLayoutGuide.topAnchor.constraint(
          equalTo: signIn.bottomAnchor, constant: 20),
      ])
      for part in [hint, signIn] + fields {
        part.leadingAnchor.constraint(equalTo: form.leadingAnchor).isActive = true
        part.trailingAnchor.constraint(equalTo: form.trailingAnchor).isActive = true
      }
      for field in fields { field.heightAnchor.constraint(equalToConstant: 44).isActive = true }
    }
  }

  private let harness = AppHarness(scale: 2)
  private let login = LoginController()
  private lazy var window = harness.show(login, size: CGSize(width: 375, height: 667))

  @Test func whatIsCentredAndStackedLiesOnPixels() {
    _ = window
    #expect(login.form.layoutFrame.minX == 27.5 && login.form.layoutFrame.width == 320)
    #expect(login.logo.frame == CGRect(x: 147.5, y: 24, width: 80, height: 60))
    #expect(login.heading.frame.minY == 100, "twice the system's spacing of 8")
    #expect(login.heading.frame.midX == 187.5)
    #expect(login.fields.map(\.frame.minX) == [27.5, 27.5])
    #expect(login.fields.map(\.frame.width) == [320, 320])
    let baseline = login.heading.frame.maxY + login.heading.font.descender
    #expect(abs(login.fields[0].frame.minY - (baseline + 30)) <= 0.5)
    #expect(login.fields[1].frame.minY == login.fields[0].frame.maxY + 12)
    #expect(login.signIn.frame == CGRect(x: 27.5, y: 597, width: 320, height: 50))
  }

  @Test func textThatWrapsMakesTheFormHigher() {
    _ = window
    let line = login.hint.font.lineHeight
    let lines = (login.hint.frame.height / line).rounded()
    #expect(lines >= 2)
    #expect(abs(login.hint.frame.height - lines * line) <= 1)
    #expect(login.form.layoutFrame.maxY == login.hint.frame.maxY)
    let before = login.hint.frame.height
    harness.resize(window, to: CGSize(width: 240, height: 667))
    // Margins of the system's 16 are left on both sides.
    #expect(login.hint.frame.width == 208)
    #expect(login.hint.frame.height > before)
    #expect(login.signIn.frame == CGRect(x: 16, y: 597, width: 208, height: 50))
  }

  @Test func theButtonStaysAboveTheKeyboard() {
    _ = window
    login.fields[0].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
    harness.tap(login.fields[0])
    harness.advance(by: 0.5)
    #expect(login.fields[0].isFirstResponder)
    #expect(login.signIn.frame.maxY == 431)
    login.fields[0].resignFirstResponder()
    harness.advance(by: 0.5)
    #expect(login.signIn.frame.maxY == 647)
  }

  @Test func fromRightToLeftNothingThatIsCentredMoves() {
    _ = window
    let before = login.view.subviews.map(\.frame)
    window.semanticContentAttribute = .forceRightToLeft
    login.view.semanticContentAttribute = .forceRightToLeft
    harness.settle()
    #expect(login.view.subviews.map(\.frame) == before)
  }

  @Test func nothingIsLeftOpen() {
    _ = window
    for view in login.view.subviews { #expect(!view.hasAmbiguousLayout, "\(view)") }
  }
}
