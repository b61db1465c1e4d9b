import CoreGraphics
public import Foundation

extension UICalendarView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable { case small, medium, large }

  /// What lies below a day of a calendar: a dot, an image or a view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Content {
      case dot
      case image(UIImage)
      case custom(() -> UIView)
    }

    private let content: Content
    private let color: UIColor?
    private let size: DecorationSize

    private init(_ content: Content, _ color: UIColor?, _ size: DecorationSize) {
      (self.content, self.color, self.size) = (content, color, size)
      super.init()
    }

    /// A gray dot of medium size.
    public override convenience init() { self.init(.dot, nil, .medium) }
    /// An image, or a dot if it is nil. Without a colour it is gray.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) {
      self.init(image.map { .image($0) } ?? .dot, color, size)
    }
    /// A view that is asked for whenever the day is shown. It is as high as there is room.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.custom(customViewProvider), nil, .large)
    }

    /// A dot. Without a colour it is gray.
    public class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(.dot, color, size) }
    /// An image, or a dot if it is nil. Without a colour it is gray.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    /// A view that is asked for whenever the day is shown. It is as high as there is room.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Makes the view, in the size that it is to have.
    func makeView() -> UIView {
      switch content {
      case .dot:
        let length: CGFloat = [5, 7, 9][size.rawValue]
        let view = UIView(frame: CGRect(x: 0, y: 0, width: length, height: length))
        view.layer.cornerRadius = length / 2
        view.setBackgroundColor(color ?? .systemGray3)
        return view
      case .image(let image):
        let length: CGFloat = [10, 12, CalendarMetrics.decoration][size.rawValue]
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.setTintColor(color ?? .systemGray3)
        view.frame = CGRect(x: 0, y: 0, width: length * 2, height: length)
        return view
      case .custom(let provider):
        let view = provider()
        let wished = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
        view.frame.size = CGSize(
          width: min(max(0, wished.width), CalendarMetrics.column),
          height: min(max(0, wished.height), CalendarMetrics.decoration))
        return view
      }
    }
  }
}
