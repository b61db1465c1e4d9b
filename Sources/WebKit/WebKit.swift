// Web views come with UIKit and with the types of requests, as from Apple's module.
@_exported public import FoundationNetworking
@_exported public import UIKit
