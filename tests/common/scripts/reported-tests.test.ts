import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, playwrightTests, vitestCounts, vitestTests } from '#scripts/lib/reported-tests.mjs';

describe('the counts of a run', () => {
  it('are equal to the counts in the report', () => {
    expect(vitestCounts({ success: true, numPassedTests: 12, numFailedTests: 0 }, 0)).toEqual({
      passed: 12,
      failed: 0,
    });
    expect(vitestCounts({ success: false, numPassedTests: 10, numFailedTests: 2 }, 1)).toEqual({
      passed: 10,
      failed: 2,
    });
    expect(playwrightCounts({ stats: { expected: 7, unexpected: 1, flaky: 0 } }, 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('contain one failure if the run failed although no test failed', () => {
    expect(vitestCounts({ success: true, numPassedTests: 12, numFailedTests: 0 }, 1)).toEqual({
      passed: 12,
      failed: 1,
    });
    expect(vitestCounts({ success: false, numPassedTests: 12, numFailedTests: 0 }, 0)).toEqual({
      passed: 12,
      failed: 1,
    });
    expect(playwrightCounts({ stats: { expected: 7, unexpected: 0, flaky: 0 } }, 1)).toEqual({ passed: 7, failed: 1 });
  });

  it('contain one failure if there is no report', () => {
    expect([vitestCounts(undefined, 0), playwrightCounts(undefined, 0)]).toEqual([
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('contain a failure for a test that passed only after a retry', () => {
    expect(playwrightCounts({ stats: { expected: 7, unexpected: 1, flaky: 2 } }, 0)).toEqual({ passed: 7, failed: 3 });
  });
});

describe('the tests of a report', () => {
  it('are named with their file, and contain their errors', () => {
    const assertionResults = [
      { fullName: 'the cart is empty', duration: 12.5, failureMessages: [] },
      { fullName: 'the cart expires', duration: null, failureMessages: ['expected 1 to be 2'] },
    ];
    const report = { testResults: [{ name: '/home/someone/shop/tests/common/rules/cart.test.ts', assertionResults }] };
    expect(vitestTests(report)).toEqual([
      { name: 'tests/common/rules/cart.test.ts › the cart is empty', milliseconds: 12.5, errors: [] },
      { name: 'tests/common/rules/cart.test.ts › the cart expires', milliseconds: 0, errors: ['expected 1 to be 2'] },
    ]);
  });

  it('contain, if they ran in a browser, the errors of all attempts with the content of the page', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'context.md');
    writeFileSync(path, '# Page\n```yaml\n- button "Pay"\n```\nmore');
    const failed = {
      duration: 300,
      errors: [{ message: 'not visible' }],
      attachments: [{ name: 'error-context', path }],
    };
    const spec = {
      title: 'pays',
      tests: [{ projectName: 'wide', results: [failed, { duration: 200, errors: [], attachments: [] }] }],
    };
    const report = { suites: [{ file: 'pay.spec.ts', suites: [{ title: 'by card', specs: [spec] }] }] };
    expect(playwrightTests(report)).toEqual([
      {
        name: 'e2e/pay.spec.ts › pays (wide)',
        milliseconds: 500,
        errors: ['not visible', 'The page showed:\n- button "Pay"\n'],
      },
    ]);
  });
});
