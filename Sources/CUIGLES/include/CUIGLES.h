// OpenGL ES 3.0 without its headers and libraries: own declarations, and functions that call through a
// table, which is filled when the first context is made. Before that, and where OpenGL ES is not
// installed, a call does nothing and returns 0.

#ifndef CUI_GLES_H
#define CUI_GLES_H

#include "CUIGLTypes.h"
#include "CUIGLConstants.h"
#include "CUIGLFunctions.h"

#define CUI_GL_MEMBER(result, name, parameters, arguments) result(*name) parameters;
#define CUI_GL_CALL(result, name, parameters, arguments) \
  static inline result name parameters { \
    return cui_gles.name ? cui_gles.name arguments : (result)0; \
  }

/// The functions in the order of the list.
typedef struct {
  CUI_GL_FUNCTIONS(CUI_GL_MEMBER)
} cui_gles_functions;

extern cui_gles_functions cui_gles;

// Functions of their own here, so that none of their names is a symbol: a program may load another
// OpenGL, by a library that it uses.
CUI_GL_FUNCTIONS(CUI_GL_CALL)

#include "CUIGLExtensions.h"

/// Fills the table by asking for each function by its name; those that are nowhere stay empty.
void cui_gles_fill(void *(*find)(void *library, const char *name),
                   void *library);

/// Writes `count` pixels of RGBA bytes as the compositor's, 0xAARRGGBB. No component becomes larger than
/// alpha; if `is_opaque`, alpha becomes 255.
void cui_gles_to_bgra(uint32_t *to, const uint32_t *from, size_t count,
                      int is_opaque);

/// Calls `body` when this thread ends, as C++ destroys what is a thread's own: before libraries forget the
/// thread by their keys of pthread, as EGL does.
void cui_gles_at_thread_end(void (*body)(void *argument), void *argument);

#endif
