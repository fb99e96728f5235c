import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.runtime/**', 'dist/**'],
    setupFiles: ['tools/vitest-setup.ts'],
    // Tests keep no state outside themselves, so files share a worker: ten times faster.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // A limit for what hangs, not a measure of speed: a busy machine may take its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
