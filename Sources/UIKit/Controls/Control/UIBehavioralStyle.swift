/// The system whose controls a control behaves like.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
