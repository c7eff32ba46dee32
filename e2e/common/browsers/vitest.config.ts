import { defineConfig } from 'vitest/config';
import { engines } from './engines/open-window.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

export default defineConfig({
  test: {
    include: ['e2e/common/browsers/journeys/*.journey.ts'],
    reporters: ['verbose'],
    // Each step of a journey waits as long as the shop itself would.
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    projects: engines.flatMap((engine) =>
      sizes.map((size) => ({
        extends: true as const,
        test: { name: `${engine} ${size.width}`, provide: { engine, size } },
      })),
    ),
  },
});
