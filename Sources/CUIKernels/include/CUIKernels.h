#ifndef CUI_KERNELS_H
#define CUI_KERNELS_H
#include <stdint.h>
#endif
