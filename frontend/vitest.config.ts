import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'frontend',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
  },
});
