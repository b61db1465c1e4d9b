import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// What elements of controls say, each loaded alone.
@MainActor
final class NibControlKindTests {
  private let app = AppHarness()

  @Test func controls() throws {
    try withMade(
      UIControl.self,
      """
      <control id="c" enabled="NO" selected="YES" highlighted="YES" toolTip="Press"
        contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom"/>
      """
    ) { control in
      #expect(!control.isEnabled && control.isSelected && control.isHighlighted)
      #expect(control.contentHorizontalAlignment == .trailing && control.toolTip == "Press")
      #expect(control.contentVerticalAlignment == .bottom)
    }
    try withMade(
      UIRefreshControl.self,
      """
      <refreshControl id="r"><attributedString key="attributedTitle">
        <fragment content="Pull"/></attributedString></refreshControl>
      """
    ) { control in
      #expect(control.attributedTitle?.string == "Pull")
    }
  }

  @Test func pickers() throws {
    try withMade(
      UIDatePicker.self,
      """
      <datePicker id="d" datePickerMode="date" style="compact" minuteInterval="5">
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
        <locale key="locale" localeIdentifier="de_AT"/>
        <timeZone key="timeZone" name="Europe/Vienna"/>
      </datePicker>
      """
    ) { picker in
      #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .compact)
      #expect(picker.minuteInterval == 5 && picker.locale?.identifier == "de_AT")
      #expect(picker.timeZone == TimeZone(identifier: "Europe/Vienna"))
      let dates = [picker.minimumDate, picker.date, picker.maximumDate]
      #expect(dates.compactMap { $0?.timeIntervalSinceReferenceDate } == [0, 86_400, 172_800])
    }
    try withMade(
      UIDatePicker.self,
      """
      <datePicker id="d" datePickerMode="countDownTimer" style="wheels" countDownDuration="3600"/>
      """
    ) { picker in
      #expect(picker.datePickerMode == .countDownTimer && picker.countDownDuration == 3600)
      #expect(picker.preferredDatePickerStyle == .wheels)
    }
    try withMade(
      UIPickerView.self, #"<pickerView id="p" showsSelectionIndicator="NO"/>"#
    ) { picker in
      #expect(!picker.showsSelectionIndicator)
    }
    try withMade(
      UICalendarView.self, #"<calendarView id="c" wantsDateDecorations="NO"/>"#
    ) { view in
      #expect(!view.wantsDateDecorations)
    }
    try withMade(
      UIColorWell.self,
      """
      <colorWell id="w" supportsAlpha="NO" title="Ink">
        <color key="selectedColor" systemColor="systemGreenColor"/></colorWell>
      """
    ) { well in
      #expect(!well.supportsAlpha && well.title == "Ink" && well.selectedColor == .systemGreen)
    }
  }

  @Test func textViews() throws {
    try withMade(
      UITextView.self,
      """
      <textView id="t" editable="NO" textAlignment="natural" text="Call 555 0100">
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES" flightNumber="YES"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      </textView>
      """
    ) { view in
      #expect(!view.isEditable && view.text == "Call 555 0100")
      #expect(view.dataDetectorTypes == [.phoneNumber, .link, .flightNumber])
      #expect(view.autocapitalizationType == .sentences)
    }
  }

  @Test func searchFields() throws {
    try withMade(
      UISearchTextField.self,
      """
      <searchTextField id="s" text="owl" placeholder="Name" textAlignment="right"
        clearButtonMode="always"/>
      """
    ) { field in
      #expect(field.text == "owl" && field.placeholder == "Name")
      #expect(field.textAlignment == .right && field.clearButtonMode == .always)
    }
  }

  @Test func recognizers() throws {
    try withMade(
      UIGestureRecognizer.self,
      """
      <gestureRecognizer id="g" enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES"
        delaysTouchesEnded="NO"/>
      """
    ) { recognizer in
      #expect(!recognizer.isEnabled && !recognizer.cancelsTouchesInView)
      #expect(recognizer.delaysTouchesBegan && !recognizer.delaysTouchesEnded)
    }
    try withMade(
      UIPanGestureRecognizer.self,
      #"<panGestureRecognizer id="p" minimumNumberOfTouches="2" maximumNumberOfTouches="3"/>"#
    ) { pan in
      #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    }
    try withMade(
      UILongPressGestureRecognizer.self,
      """
      <pongPressGestureRecognizer id="l" allowableMovement="20" minimumPressDuration="1"
        numberOfTapsRequired="1" numberOfTouchesRequired="2"/>
      """
    ) { press in
      #expect(press.allowableMovement == 20 && press.minimumPressDuration == 1)
      #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
    }
    try withMade(
      UILongPressGestureRecognizer.self,
      #"<longPressGestureRecognizer id="l" minimumPressDuration="2"/>"#
    ) { press in
      #expect(press.minimumPressDuration == 2)
    }
    try withMade(
      UIRotationGestureRecognizer.self, #"<rotationGestureRecognizer id="r" rotation="0.5"/>"#
    ) { rotation in
      #expect(rotation.rotation == 0.5)
    }
    try withMade(
      UISwipeGestureRecognizer.self,
      #"<swipeGestureRecognizer id="s" direction="up" numberOfTouchesRequired="2"/>"#
    ) { swipe in
      #expect(swipe.direction == .up && swipe.numberOfTouchesRequired == 2)
    }
    try withMade(
      UIScreenEdgePanGestureRecognizer.self,
      """
      <screenEdgePanGestureRecognizer id="e"><rectEdge key="edges" left="YES"/>
      </screenEdgePanGestureRecognizer>
      """
    ) { pan in
      #expect(pan.edges == .left)
    }
    // A scale counts from when both fingers are down.
    try withMade(
      UIPinchGestureRecognizer.self, #"<pinchGestureRecognizer id="p" scale="2" enabled="NO"/>"#
    ) { pinch in
      #expect(pinch.scale == 1 && !pinch.isEnabled)
    }
    try withMade(
      UIHoverGestureRecognizer.self, #"<hoverGestureRecognizer id="h" enabled="NO"/>"#
    ) { hover in
      #expect(!hover.isEnabled)
    }
  }

  @Test func objectsOfTheProgram() throws {
    try withMade(
      BadgeOwner.self,
      #"<customObject id="o" customClass="BadgeOwner" customModule="UIKitTests"/>"#
    ) { owner in
      #expect(owner.badge == nil && owner.sent.isEmpty)
    }
  }

  @Test func controllers() throws {
    try withMade(
      UIViewController.self,
      """
      <viewController id="v" title="Page" storyboardIdentifier="page"
        useStoryboardIdentifierAsRestorationIdentifier="YES" modalPresentationStyle="fullScreen"
        modalPresentationCapturesStatusBarAppearance="YES" hidesBottomBarWhenPushed="YES">
        <extendedEdge key="edgesForExtendedLayout" bottom="YES"/><toolbarItems/>
        <size key="freeformSize" width="300" height="200"/>
        <nil key="simulatedTopBarMetrics"/><simulatedScreenMetrics key="simulatedDestinationMetrics"/>
      </viewController>
      """
    ) { page in
      #expect(page.title == "Page" && page.restorationIdentifier == "page")
      #expect(page.modalPresentationStyle == .fullScreen && page.hidesBottomBarWhenPushed)
      #expect(page.modalPresentationCapturesStatusBarAppearance)
      #expect(page.edgesForExtendedLayout == .bottom)
    }
    try withMade(
      UICollectionViewController.self,
      """
      <collectionViewController id="c" clearsSelectionOnViewWillAppear="NO"
        installsStandardGestureForInteractiveMovement="NO"/>
      """
    ) { list in
      #expect(!list.clearsSelectionOnViewWillAppear)
      #expect(!list.installsStandardGestureForInteractiveMovement)
    }
  }

  /// As Xcode 15 and 16 write buttons: the title of the state is that of the former style.
  @Test func configurations() throws {
    try withMade(
      UIButton.self,
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center"
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b">
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Call" titleAlignment="leading"
          automaticallyUpdateForSelection="NO" showsActivityIndicator="YES" titlePadding="3">
          <fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>
          <backgroundConfiguration key="background" cornerRadius="5" strokeWidth="2"
            imageContentMode="center">
            <color key="strokeColor" systemColor="systemRedColor"/>
            <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>
          </backgroundConfiguration>
        </buttonConfiguration>
      </button>
      """
    ) { button in
      let look = button.configuration
      #expect(look?.title == "Call" && look?.titleAlignment == .leading && look?.titlePadding == 3)
      #expect(look?.automaticallyUpdateForSelection == false)
      #expect(look?.showsActivityIndicator == true)
      #expect(look?.background.cornerRadius == 5 && look?.background.strokeWidth == 2)
      #expect(look?.background.strokeColor == .systemRed)
      #expect(look?.background.imageContentMode == .center)
      #expect(look?.background.backgroundInsets.leading == 2)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      button.layoutIfNeeded()
      #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .headline))
    }
  }

  @Test func pageControllers() throws {
    try withMade(
      UIPageViewController.self,
      """
      <pageViewController id="p" transitionStyle="scroll" navigationOrientation="vertical"
        pageSpacing="8" doubleSided="YES"/>
      """
    ) { pages in
      #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
      #expect(pages.spacing == 8 && pages.isDoubleSided && pages.spineLocation == .none)
    }
    try withMade(
      UIPageViewController.self,
      #"<pageViewController id="p" transitionStyle="pageCurl" spineLocation="mid"/>"#
    ) { pages in
      #expect(pages.transitionStyle == .pageCurl && pages.spineLocation == .mid)
    }
  }
}
