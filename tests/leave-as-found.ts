import { afterAll, vi } from 'vitest';
import { removeTemporaryFolders } from '#config/testing-folders.ts';

// Set up for each file: the clock of the next one in the process is the real one, and no folder stays. Vitest itself takes back its spies.
afterAll(() => void vi.useRealTimers());
afterAll(removeTemporaryFolders);
