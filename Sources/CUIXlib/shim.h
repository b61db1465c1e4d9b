#ifndef CUI_XLIB_SHIM_H
#define CUI_XLIB_SHIM_H

#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <X11/extensions/shape.h>
#include <X11/extensions/sync.h>
#include <langinfo.h>
#include <locale.h>
#include <sys/epoll.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include "xinput.h"

static const nl_item CUIXCodeset = CODESET;

/* Workaround: Swift cannot call variadic C functions. */
static inline XIC CUIXCreateInputContext(XIM method, Window window) {
  return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow,
                   window, XNFocusWindow, window, (char *)0);
}

/* What a server of XIM calls while text is composed, with the same data each. */
typedef struct {
  XPointer data;
  XICProc start;
  XIMProc done, draw, caret;
} CUIXPreeditCallbacks;

/* A context that shows what is composed in the text, with the callbacks; or lets the server show it, with
   none. */
static inline XIC CUIXCreateServerContext(XIM method, Window window,
                                          const CUIXPreeditCallbacks *callbacks) {
  if (!callbacks) return CUIXCreateInputContext(method, window);
  XPoint spot = {0, 0};
  XICCallback start = {callbacks->data, callbacks->start};
  XIMCallback done = {callbacks->data, callbacks->done};
  XIMCallback draw = {callbacks->data, callbacks->draw};
  XIMCallback caret = {callbacks->data, callbacks->caret};
  XVaNestedList list = XVaCreateNestedList(
      0, XNPreeditStartCallback, &start, XNPreeditDoneCallback, &done, XNPreeditDrawCallback, &draw,
      XNPreeditCaretCallback, &caret, XNSpotLocation, &spot, (char *)0);
  XIC context = XCreateIC(method, XNInputStyle, XIMPreeditCallbacks | XIMStatusNothing,
                          XNClientWindow, window, XNFocusWindow, window, XNPreeditAttributes, list,
                          (char *)0);
  XFree(list);
  return context;
}

static inline void CUIXSetSpot(XIC context, short x, short y) {
  XPoint spot = {x, y};
  XVaNestedList list = XVaCreateNestedList(0, XNSpotLocation, &spot, (char *)0);
  XSetICValues(context, XNPreeditAttributes, list, (char *)0);
  XFree(list);
}

/* The events that the server wants to filter; 0 if it does not say. */
static inline unsigned long CUIXFilterEvents(XIC context) {
  unsigned long mask = 0;
  XGetICValues(context, XNFilterEvents, &mask, (char *)0);
  return mask;
}

static inline void CUIXSetDestroyCallback(XIM method, XPointer data, XIMProc callback) {
  XIMCallback destroy = {data, callback};
  XSetIMValues(method, XNDestroyCallback, &destroy, (char *)0);
}

/* The styles that a method offers, to be freed; null if it does not say. */
static inline XIMStyles *CUIXStyles(XIM method) {
  XIMStyles *styles = 0;
  return XGetIMValues(method, XNQueryInputStyle, &styles, (char *)0) ? 0 : styles;
}

/* Types of libSM.so.6, which is loaded at run time: properties of a client of a session, and what its manager
   calls. */
typedef struct _SmcConn *CUISmcConn;
typedef struct {
  int length;
  void *value;
} CUISmPropValue;
typedef struct {
  char *name, *type;
  int num_vals;
  CUISmPropValue *vals;
} CUISmProp;
typedef struct {
  void (*save_yourself)(CUISmcConn, void *, int type, Bool is_ending, int interaction, Bool is_fast);
  void *save_yourself_data;
  void (*die)(CUISmcConn, void *);
  void *die_data;
  void (*save_complete)(CUISmcConn, void *);
  void *save_complete_data;
  void (*cancelled)(CUISmcConn, void *);
  void *cancelled_data;
} CUISmcCallbacks;

/* An argument type of libXcursor.so.1, which is loaded at run time like the others. */
typedef struct {
  unsigned int version, size, width, height, xhot, yhot, delay;
  unsigned int *pixels;
} CUIXCursorImage;

/* An event type of libXfixes.so.3, which is loaded at run time like the others. */
typedef struct {
  int type;
  unsigned long serial;
  Bool send_event;
  Display *display;
  Window window;
  int subtype;
  Window owner;
  Atom selection;
  Time timestamp, selection_timestamp;
} CUIXFixesSelectionEvent;

/* Result types of libXrandr.so.2. The library is loaded at run time and its header is not needed to
   build; these layouts are its stable ABI. */
typedef struct {
  Atom name;
  Bool primary, automatic;
  int noutput, x, y, width, height, mwidth, mheight;
  XID *outputs;
} CUIXRRMonitorInfo;

typedef struct {
  XID id;
  unsigned int width, height;
  unsigned long dotClock;
  unsigned int hSyncStart, hSyncEnd, hTotal, hSkew, vSyncStart, vSyncEnd, vTotal;
  char *name;
  unsigned int nameLength;
  unsigned long modeFlags;
} CUIXRRModeInfo;

typedef struct {
  Time timestamp, configTimestamp;
  int ncrtc;
  XID *crtcs;
  int noutput;
  XID *outputs;
  int nmode;
  CUIXRRModeInfo *modes;
} CUIXRRScreenResources;

typedef struct {
  Time timestamp;
  int x, y;
  unsigned int width, height;
  XID mode;
  unsigned short rotation;
  int noutput;
  XID *outputs;
  unsigned short rotations;
  int npossible;
  XID *possible;
} CUIXRRCrtcInfo;

#endif
