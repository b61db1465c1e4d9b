import UIKit

enum Theme: String, CaseIterable {

    case ocean, forest, plain

    static var current = Theme.ocean

    var title: String { rawValue.capitalized }

    var accent: UIColor {
        switch self {
        case .ocean: return UIColor(named: "AccentOcean")!
        case .forest: return UIColor(named: "AccentForest")!
        case .plain: return .systemGray
        }
    }

    var titleFont: UIFont {
        switch self {
        case .ocean: return .systemFont(ofSize: 20, weight: .semibold)
        case .forest: return .systemFont(ofSize: 24, weight: .heavy)
        case .plain: return .systemFont(ofSize: 17)
        }
    }

    /// Goes for views that enter a window from now on.
    func apply() {
        Theme.current = self
        BadgeView.appearance().backgroundColor = accent
        BadgeView.appearance(whenContainedInInstancesOf: [HeaderView.self]).backgroundColor = .systemRed
        TitleLabel.appearance().font = titleFont
        UIButton.appearance().setTitleColor(accent, for: .normal)
        UIButton.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).setTitleColor(.systemYellow, for: .normal)
    }
}

/// How dense the cards lie: a trait of the app's own.
struct DensityTrait: UITraitDefinition {
    static let defaultValue = 1.0
    static let name = "Density"
    static let affectsColorAppearance = false
}

extension UITraitCollection {
    var density: Double { self[DensityTrait.self] }
}

extension UIMutableTraits {
    var density: Double {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}
