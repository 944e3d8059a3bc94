import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'frontend',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    // One document and one Fluent per worker; the set-up gives each file modules of its own.
    isolate: false,
    // It keeps the script that it loaded: with its users, it begins anew in each file.
    server: { deps: { inline: ['@stripe/stripe-js'] } },
    testTimeout: 60_000,
    // The machine itself may stall for longer than a test waits; what fails twice is wrong.
    retry: 1,
    // As many as in the other projects: Vitest runs projects side by side only when they agree.
    maxWorkers: 4,
    env: { DEBUG_PRINT_LIMIT: '1500' },
  },
});
