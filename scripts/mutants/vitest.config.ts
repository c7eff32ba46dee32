import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import project from '../../vitest.config.ts';
import { testsVariable } from './variables.ts';

const tests = JSON.parse(process.env[testsVariable] ?? '[]') as string[];

const { projects = [], ...common } = project.test ?? {};

/** The setup files of the project of the views. */
const setupOfViews = projects.flatMap((one) =>
  typeof one === 'object' && 'test' in one && one.test?.name === 'views' ? (one.test.setupFiles ?? []) : [],
);

/** The project's configuration with the tests of one area only. */
export default defineConfig({
  ...project,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...common,
    include: tests,
    setupFiles: tests.some((pattern) => pattern.includes('/views/')) ? setupOfViews : [],
    isolate: !tests.some((pattern) => pattern.includes('/server/')),
    hookTimeout: 120_000,
    // Without it Stryker does not see that a test was changed, and does not try what has survived it again.
    includeTaskLocation: true,
  },
});
