// WebKitGTK without its headers: the functions that the engine's process calls, found when it starts.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// An object of any class of the libraries.
typedef struct CUIInstance *CUIObject;
typedef void (*CUIHandler)(void);
typedef void (*CUIDestroy)(void *_Nullable);
typedef int (*CUIWatch)(int descriptor, int condition, void *_Nullable context);
typedef int (*CUIIdle)(void *_Nullable context);
typedef void (*CUIFinish)(CUIObject _Nullable object, CUIObject result, void *_Nullable context);
typedef void (*CUISchemeHandler)(CUIObject request, void *_Nullable context);
typedef void (*CUIHeaderVisit)(const char *name, const char *value, void *_Nullable context);
typedef int (*CUIWrite)(void *_Nullable context, const unsigned char *bytes, unsigned length);

typedef void (*CUIClassInit)(void *objectClass, void *_Nullable data);

/// GLib's GTypeQuery.
typedef struct {
  size_t type;
  const char *_Nullable name;
  unsigned classSize, instanceSize;
} CUITypeQuery;

/// GDK's rectangle.
typedef struct { int x, y, width, height; } CUIArea;

/// GDK's colour; its parts are from 0 to 1.
typedef struct { double red, green, blue, alpha; } CUIColor;

/// GLib's GByteArray.
typedef struct {
  uint8_t *_Nullable data;
  unsigned count;
} CUIBytes;

/// GLib's GError.
typedef struct {
  unsigned domain;
  int code;
  const char *_Nullable message;
} CUIError;

/// GLib's GList.
typedef struct CUIList {
  CUIObject data;
  struct CUIList *_Nullable next, *_Nullable previous;
} CUIList;

/// Cairo's list of clip rectangles.
typedef struct { double x, y, width, height; } CUIRectangle;
typedef struct {
  int status;
  CUIRectangle *_Nullable rectangles;
  int count;
} CUIClipRectangles;

/// What an input method context of WebKit is asked, with the context that it was made with.
typedef struct {
  /// The text is the callee's to allocate; the underlines are a list of WebKit's.
  void (*getPreedit)(void *context, char *_Nullable *_Nonnull text, CUIList *_Nullable *_Nonnull underlines, unsigned *caret);
  void (*focusChanged)(void *context, bool isIn);
  void (*caretMoved)(void *context, int x, int y, int width, int height);
  /// Lengths and places are in bytes.
  void (*surroundingChanged)(void *context, const char *text, unsigned length, unsigned caret, unsigned anchor);
  void (*reset)(void *context);
} CUIInputMethodHandlers;

/// GDK's events, as they lie in memory. All begin with these.
typedef struct {
  int type;
  CUIObject _Nullable window;
  int8_t isSent;
  uint32_t time;
} CUIEventHead;

typedef struct {
  CUIEventHead head;
  double x, y;
  double *_Nullable axes;
  unsigned state, button;
  CUIObject _Nullable device;
  double rootX, rootY;
} CUIButtonEvent;

typedef struct {
  CUIEventHead head;
  double x, y;
  double *_Nullable axes;
  unsigned state;
  int16_t isHint;
  CUIObject _Nullable device;
  double rootX, rootY;
} CUIMotionEvent;

typedef struct {
  CUIEventHead head;
  double x, y;
  unsigned state;
  int direction;
  CUIObject _Nullable device;
  double rootX, rootY, deltaX, deltaY;
  unsigned isStop;
} CUIScrollEvent;

typedef struct {
  CUIEventHead head;
  unsigned state, keyval;
  int length;
  char *_Nullable string;
  uint16_t hardwareCode;
  uint8_t group, isModifier;
} CUIKeyEvent;

typedef struct {
  CUIEventHead head;
  double x, y;
  double *_Nullable axes;
  unsigned state;
  void *_Nullable sequence;
  int emulatesPointer;
  CUIObject _Nullable device;
  double rootX, rootY;
} CUITouchEvent;

typedef struct {
  CUIEventHead head;
  CUIObject _Nullable subwindow;
  uint32_t time;
  double x, y, rootX, rootY;
  int mode, detail, isFocus;
  unsigned state;
} CUICrossingEvent;

typedef struct {
  int type;
  CUIObject _Nullable window;
  int8_t isSent;
  int16_t isIn;
} CUIFocusEvent;

#pragma clang assume_nonnull end

typedef struct {
#define F(result, name, ...) result (*_Nonnull name)(__VA_ARGS__);
#include "../functions.h"
#undef F
} CUIWebKitGTK;

#pragma clang assume_nonnull begin

/// The functions, or null. Then the text says what is missing.
const CUIWebKitGTK *_Nullable CUIWebKitGTKLoad(const char *_Nullable *_Nonnull missing);

// Functions that take any number of arguments, for those used here.
void CUISetText(const CUIWebKitGTK *gtk, CUIObject object, const char *name, const char *_Nullable value);
void CUISetFlag(const CUIWebKitGTK *gtk, CUIObject object, const char *name, bool value);
CUIObject CUIMakeDataManager(const CUIWebKitGTK *gtk, const char *data, const char *cache);

/// A GTlsCertificate in DER, which the caller unrefs.
CUIBytes *_Nullable CUICertificateBytes(const CUIWebKitGTK *gtk, CUIObject certificate);

/// Has a copy of this process write what a page sends along with a request, and returns where to read it, or -1. The
/// copy ends with 0 where that was all of it. Asking for a Blob is a fault of the library's, and ends the copy alone.
int CUIWriteBody(const CUIWebKitGTK *gtk, CUIObject request, int *process);

// Input methods: a class of WebKit's contexts that asks its handlers, and the signals of one.
CUIObject CUIMakeInputMethod(const CUIWebKitGTK *gtk, CUIInputMethodHandlers handlers, void *context);
void CUIForgetInputMethod(const CUIWebKitGTK *gtk, CUIObject method);
void CUITellInputMethod(const CUIWebKitGTK *gtk, CUIObject method, const char *signal);
void CUICommitText(const CUIWebKitGTK *gtk, CUIObject method, const char *text);
void CUIDeleteText(const CUIWebKitGTK *gtk, CUIObject method, int offset, unsigned count);

#pragma clang assume_nonnull end
