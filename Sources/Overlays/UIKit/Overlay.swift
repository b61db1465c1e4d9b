// Workaround: Swift Testing looks for a cross-import overlay of this name as soon as a test file imports
// both Testing and a module named UIKit (the toolchain ships the overlay declarations for Apple's
// systems). Re-exporting Testing is all the overlay has to do here.

@_exported public import Testing
