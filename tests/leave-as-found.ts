import { afterAll, vi } from 'vitest';

// Set up for each file of those that share a process: the clock of the next one is the real one. Vitest itself takes back its spies.
afterAll(() => void vi.useRealTimers());
