import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'frontend',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    // Test files of a worker share the document and Fluent. The setup gives each file fresh modules of ours.
    isolate: false,
    // The library caches the script that it loaded. Inlined, it starts fresh in each file.
    server: { deps: { inline: ['@stripe/stripe-js'] } },
    testTimeout: 60_000,
    // The machine can stall for longer than a test waits. A test that fails twice is wrong.
    retry: 1,
    // The same number as in the other projects: Vitest runs projects in parallel only if they agree.
    maxWorkers: 4,
    env: { DEBUG_PRINT_LIMIT: '1500' },
  },
});
