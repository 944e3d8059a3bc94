import { defineConfig, devices } from '@playwright/test';
import { isFull } from './support/isFull.ts';
import { quietChromiumArgs } from './support/quietChromiumArgs.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  // Faster tests cover the journeys marked @full too (docs/decisions/suite.md).
  ...(!isFull && { grepInvert: /@full\b/ }),
  globalSetup: './support/globalSetup.ts',
  outputDir: '../../.test/journeys',
  fullyParallel: true,
  workers: 4,
  // A busy machine can exceed the timeouts. The reporter lists every journey that needed the retry, so that it gets fixed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/retriedTestsReporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Without its helper that starts processes, Chromium waits for them, so that their CPU time counts (scripts/run.ts).
      args: [...quietChromiumArgs, '--no-zygote'],
    },
    screenshot: 'only-on-failure',
    // Animations are drawn by the processor, which takes a tenth of the time of a journey.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  },
});
