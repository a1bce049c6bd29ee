import { walkThrough } from './walks.ts';
import { startWebKit } from './webkit.ts';

walkThrough(startWebKit);
