// @vitest-environment jsdom
import { init } from '@sentry/browser';
import { expect, it, vi } from 'vitest';
import { startReporting } from '#app/error-reporting/start-reporting.ts';

vi.mock(import('@sentry/browser'), async (original) => ({ ...(await original()), init: vi.fn() }));

it('the specified shares of traces and recordings are reported, and calls contain no trace header (ERR-01)', () => {
  startReporting(undefined, { receiver: 'https://key@errors.example/1', environment: 'test' });
  expect(init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      dsn: 'https://key@errors.example/1',
      environment: 'test',
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      tracePropagationTargets: [],
    }),
  );
});
