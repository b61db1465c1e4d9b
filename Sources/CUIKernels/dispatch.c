#include "CUIKernels.h"
