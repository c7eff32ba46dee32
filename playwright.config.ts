import { defineConfig, devices } from '@playwright/test';
import type { ServerOptions } from './e2e/common/support/server-options.ts';
import { beginRun } from './e2e/common/support/time-of-run.ts';
import { isWholeSuite } from './formal/whole-suite.ts';

beginRun();

const isCi = process.env['CI'] === 'true';
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

// The desktop has no animations, so that no click waits for a dialog to stop moving. The phone has them, as for most
// people.
const desktop = {
  ...chromium,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const },
};
/** The phone's tests use the same kind of database as `npm start`. */
const phone = {
  ...chromium,
  database: 'pglite' as const,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
};
const journey = 'journeys/buy.spec.ts';
const onPhone = [journey, 'journeys/shell.spec.ts'];
/** Only in the whole suite, because the desktop's tests and a test of a small frame cover nearly the same. */
const alsoOnPhone = ['registration', 'reminders', 'zone-map', 'family-board'].map((name) => `journeys/${name}.spec.ts`);
/** The desktop has other tests for these pages. */
const onlyOnPhone = 'journeys/account-on-phone.spec.ts';
const paying = [journey, ...(isWholeSuite ? ['pay', 'return'].map((name) => `journeys/${name}.spec.ts`) : [])];

/** Tests that need no extension (docs/calls.md): they also pass on a back end with the specified calls only. */
const onPlainBackEnd = [
  journey,
  'journeys/linked-account.spec.ts',
  ...(isWholeSuite ? ['flows/*.spec.ts'] : []),
  ...(isWholeSuite
    ? [
        'account-tabs',
        'balance-transfer',
        'bank-card',
        'cancel-link',
        'change-link',
        'checkout',
        'connect-card',
        'custodian',
        'isic',
        'managed-card-request',
        'phone-cards',
      ].map((name) => `journeys/${name}.spec.ts`)
    : []),
];

export default defineConfig<object, ServerOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/common/support/global-setup.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // Longer than the shop itself waits for an answer, so that a slow machine does not fail a test.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  ...(isWholeSuite ? {} : { grepInvert: /@whole/ }),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '.cache/playwright.json' }],
  ],
  use: {
    actionTimeout: 30_000,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // Only the output of a CI run is kept. Playwright takes a screenshot at the end of each test, because it does not
    // know yet whether the test has failed. The snapshots cost a tenth of the time.
    screenshot: isCi ? 'off' : 'only-on-failure',
    // Recording the screen in each test would cost a tenth of its time; the snapshots of the page show as much.
    trace: { mode: isCi ? 'off' : 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
  },
  projects: [
    { name: 'desktop', testIgnore: onlyOnPhone, use: desktop },
    // With one worker each, these two projects start one server each instead of two.
    {
      name: 'phone',
      workers: 1,
      testMatch: [...onPhone, onlyOnPhone, ...(isWholeSuite ? alsoOnPhone : [])],
      use: phone,
    },
    { name: 'desktop, second gateway', workers: 1, testMatch: paying, use: { ...desktop, gateway: 'gpwebpay' } },
    {
      name: 'desktop, plain back end',
      workers: 1,
      testMatch: onPlainBackEnd,
      grepInvert: isWholeSuite ? /@ours/ : /@whole|@ours/,
      use: { ...desktop, backEnd: 'plain' as const },
    },
    { name: 'phone, second gateway', testMatch: isWholeSuite ? journey : [], use: { ...phone, gateway: 'gpwebpay' } },
  ],
});
