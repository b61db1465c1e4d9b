#pragma once

// Nothing to call: what is linked with it has its mutexes understood by ThreadSanitizer.
