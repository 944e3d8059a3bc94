import { defineConfig, devices } from '@playwright/test';
import { quiet } from './quiet.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../.test/journeys',
  fullyParallel: true,
  workers: 2,
  // The machine itself may stall for longer than a journey waits; what fails every time is wrong. The list names what did.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: [...quiet] },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  },
});
