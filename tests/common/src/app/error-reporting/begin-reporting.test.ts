// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startReporting } from '#app/error-reporting/start-reporting.ts';

vi.mock(import('#app/error-reporting/start-reporting.ts'), () => ({ startReporting: vi.fn() }));
vi.mock(import('#api/page-configuration.ts'), () => ({
  readPageConfiguration: () =>
    Promise.resolve({ errorReporting: { receiver: 'https://key@errors.example/1' } }) as never,
}));

it('waits for a shop that starts when a person uses log-in, however long it is only looked at (ERR-01, LOG-04)', async () => {
  vi.useFakeTimers();
  const page = document.documentElement;
  page.dataset['unused'] = '';
  await import('#app/error-reporting/begin-reporting.ts');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(startReporting).not.toHaveBeenCalled();
  const shop = { actor: () => ({ getSnapshot: () => ({ hasTag: () => false }) }) };
  Object.assign(page, { shop });
  delete page.dataset['unused'];
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.poll(() => vi.mocked(startReporting).mock.calls).toEqual([[shop, expect.anything()]]);
});
