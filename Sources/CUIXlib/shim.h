#ifndef CUI_XLIB_SHIM_H
#define CUI_XLIB_SHIM_H

#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <X11/extensions/sync.h>
#include <locale.h>
#include <sys/epoll.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
#include "xinput.h"

/* Workaround: Swift cannot call variadic C functions. */
static inline XIC CUIXCreateInputContext(XIM method, Window window) {
  return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow,
                   window, XNFocusWindow, window, (char *)0);
}

/* An argument type of libXcursor.so.1, which is loaded at run time like the others. */
typedef struct {
  unsigned int version, size, width, height, xhot, yhot, delay;
  unsigned int *pixels;
} CUIXCursorImage;

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
