import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';
import { patience } from './tests/patience.ts';

const { PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile } = process.env;

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/site.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Tells a hang, and nothing of how fast a test is.
  timeout: 600_000,
  expect: { timeout: patience },
  reporter: outputFile ? [['line'], ['json', { outputFile }]] : 'line',
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 360, height: 740 },
  },
});
