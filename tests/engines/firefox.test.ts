import { startFirefox } from './firefox.ts';
import { walkThrough } from './walks.ts';

walkThrough(startFirefox);
