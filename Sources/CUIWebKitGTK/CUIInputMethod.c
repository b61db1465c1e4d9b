#include "CUIWebKitGTK.h"

// A class of WebKitInputMethodContext. Its calls go to the handlers of the context, until that is forgotten.

static const CUIWebKitGTK *functions;
static CUIInputMethodHandlers methods;
static const char contextName[] = "casement-context";

/// WebKitInputMethodContextClass: GObjectClass, the signals' handlers, and what the library asks.
typedef struct {
  void *object[17];
  void *signals[5];
  void (*setEnablesPreedit)(CUIObject, int);
  void (*getPreedit)(CUIObject, char **, CUIList **, unsigned *);
  int (*filterKey)(CUIObject, void *);
  void (*focusIn)(CUIObject);
  void (*focusOut)(CUIObject);
  void (*caretMoved)(CUIObject, int, int, int, int);
  void (*surroundingChanged)(CUIObject, const char *, unsigned, unsigned, unsigned);
  void (*reset)(CUIObject);
} MethodClass;

static void *contextOf(CUIObject method) {
  return functions->g_object_get_data(method, contextName);
}

static void getPreedit(CUIObject method, char **text, CUIList **underlines, unsigned *caret) {
  // Callers may leave out what they don't want.
  char *itsText = NULL;
  CUIList *itsUnderlines = NULL;
  unsigned itsCaret = 0;
  void *context = contextOf(method);
  if (context) methods.getPreedit(context, &itsText, &itsUnderlines, &itsCaret);
  if (text) *text = itsText;
  else functions->g_free(itsText);
  if (underlines) *underlines = itsUnderlines;
  if (caret) *caret = itsCaret;
}

/// What an input method takes is taken in the program.
static int filterKey(CUIObject method, void *event) { return 0; }

static void setEnablesPreedit(CUIObject method, int enabled) {}

static void focusIn(CUIObject method) {
  void *context = contextOf(method);
  if (context) methods.focusChanged(context, true);
}

static void focusOut(CUIObject method) {
  void *context = contextOf(method);
  if (context) methods.focusChanged(context, false);
}

static void caretMoved(CUIObject method, int x, int y, int width, int height) {
  void *context = contextOf(method);
  if (context) methods.caretMoved(context, x, y, width, height);
}

static void surroundingChanged(
    CUIObject method, const char *text, unsigned length, unsigned caret, unsigned anchor) {
  void *context = contextOf(method);
  if (context) methods.surroundingChanged(context, text, length, caret, anchor);
}

static void reset(CUIObject method) {
  void *context = contextOf(method);
  if (context) methods.reset(context);
}

static void fill(void *objectClass, void *data) {
  MethodClass *its = objectClass;
  its->setEnablesPreedit = setEnablesPreedit;
  its->getPreedit = getPreedit;
  its->filterKey = filterKey;
  its->focusIn = focusIn;
  its->focusOut = focusOut;
  its->caretMoved = caretMoved;
  its->surroundingChanged = surroundingChanged;
  its->reset = reset;
}

CUIObject CUIMakeInputMethod(
    const CUIWebKitGTK *gtk, CUIInputMethodHandlers handlers, void *context) {
  static size_t type;
  if (!type) {
    functions = gtk;
    methods = handlers;
    size_t parent = gtk->webkit_input_method_context_get_type();
    CUITypeQuery query = {0};
    gtk->g_type_query(parent, &query);
    type = gtk->g_type_register_static_simple(
        parent, "CasementInputMethod", query.classSize, fill, query.instanceSize, NULL, 0);
  }
  CUIObject method = gtk->g_object_new(type, NULL);
  gtk->g_object_set_data(method, contextName, context);
  return method;
}

void CUIForgetInputMethod(const CUIWebKitGTK *gtk, CUIObject method) {
  gtk->g_object_set_data(method, contextName, NULL);
}

void CUITellInputMethod(const CUIWebKitGTK *gtk, CUIObject method, const char *signal) {
  gtk->g_signal_emit_by_name(method, signal);
}

void CUICommitText(const CUIWebKitGTK *gtk, CUIObject method, const char *text) {
  gtk->g_signal_emit_by_name(method, "committed", text);
}

void CUIDeleteText(const CUIWebKitGTK *gtk, CUIObject method, int offset, unsigned count) {
  gtk->g_signal_emit_by_name(method, "delete-surrounding", offset, count);
}
