import type { Page } from '@playwright/test';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer } from '../support/customer.ts';
import { startErrorReceiver, type ErrorReceiver } from '../support/error-receiver.ts';
import { withStaticShop } from '../support/static-shop.ts';
import { expect, test as base, withServer } from '../support/test.ts';
import { whole } from '../support/whole.ts';

interface Reported {
  readonly event_id: string;
  readonly release: string;
  readonly transaction: string;
  readonly request: { readonly url: string };
  readonly tags?: { readonly replayId?: string };
  readonly contexts: { readonly trace: { readonly trace_id: string } };
  readonly exception: { readonly values: readonly { readonly value: string }[] };
  /** Absent if the error has no breadcrumbs. */
  readonly breadcrumbs?: readonly { readonly category: string; readonly message?: string }[];
}
interface Replayed {
  readonly replay_id: string;
  readonly error_ids: readonly string[];
}

/** Uses a server whose pages report errors to a receiver on this machine. */
const test = base.extend<object, { readonly receiver: ErrorReceiver }>({
  receiver: [
    async ({ gateway: _ }, use) => {
      const receiver = await startErrorReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  server: [
    ({ receiver, gateway }, use) =>
      withServer({ PAYMENT_GATEWAY: gateway, LINKA_ERROR_REPORTING_DSN: receiver.dsn }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const throwIn = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((requested) => window.location.assign(`#${requested}`), path);

test('an error is reported with the steps before it, a replay and traces, and without personal data (ERR-01)', async ({
  page,
  sandbox,
  server,
  receiver,
}) => {
  receiver.answer('ok');
  const account = await sandbox.account('adult');
  const { session } = await createCustomer(server.url, account);
  const { firstName = '', lastName = '' } = session.customer ?? {};
  const reported = (message: string) =>
    (receiver.received('event') as Reported[]).find(({ exception }) => exception.values[0]?.value.startsWith(message));
  const replayOf = ({ event_id: id }: Reported) =>
    (receiver.received('replay_event') as Replayed[]).find(({ error_ids: ids }) => ids.includes(id));
  const arrived = async <Found>(find: () => Found | undefined): Promise<Found> => {
    await expect.poll(find).toBeDefined();
    return find() as Found;
  };
  await page.addInitScript(() => {
    // This session is not in the ten per cent that are always recorded: a recording is sent only with an error.
    Math.random = () => 0.5;
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      const filled = random(array);
      if (filled instanceof Uint32Array && filled.length === 1) filled.fill(2 ** 31);
      return filled;
    };
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('too early');
    });
  });

  // Reporting begins after the first sign of a person; only then is log-in the first page of the trace.
  await loginPage(page).open();
  await loginPage(page).typeUsername(account.username);
  await arrived(() => reported('too early'));
  await loginPage(page).enter(account);
  await page.waitForURL(/#\/app\//);
  await goTo(page, '/app/order-list/4711?token=planted-token-1234');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await throwIn(page, `broken for "${account.username}" and ${lastName}, called +420777123456`);

  const event = await arrived(() => reported('broken'));
  expect(event.exception.values[0]?.value).toBe('broken for * and *, called +*');
  expect(event.release).toMatch(/^linka@\d/);
  expect(event.transaction).toBe('/app/order-list/:id');
  expect(event.request.url).toBe(`${server.url}/#/app/order-list/:id`);
  expect(event.breadcrumbs?.map(({ message }) => message)).toContain('session: loggedOut.submitting → loggedIn.calm');
  const replay = await arrived(() => replayOf(event));
  const recordings = () => receiver.items().filter(({ type }) => type === 'replay_recording');
  await expect
    .poll(() =>
      recordings()
        .map(({ text }) => text)
        .join(''),
    )
    .toContain('"tagName":"button"');
  await expect
    .poll(() => (receiver.received('transaction') as Reported[]).map(({ transaction }) => transaction))
    .toEqual(expect.arrayContaining(['/', '/app/user-account']));

  // No id connects this person with the person who logs in next.
  await shellPage(page).logOut();
  await loginPage(page).seeLoginPage();
  const later = () =>
    (receiver.received('event') as Reported[]).filter(({ exception }) =>
      exception.values[0]?.value.startsWith('fails later'),
    );
  // Errors have no recording until the recording of the previous person has ended.
  await expect
    .poll(async () => {
      await throwIn(page, `fails later ${String(later().length)}`);
      return later().flatMap((one) => replayOf(one) ?? []).length;
    })
    .toBeGreaterThan(0);
  const replaysLater = later().flatMap((one) => replayOf(one) ?? []);
  expect(replaysLater.map(({ replay_id: id }) => id)).not.toContain(replay.replay_id);
  const stepsLater = later().flatMap(({ breadcrumbs = [] }) => breadcrumbs);
  expect(stepsLater.filter(({ category, message }) => category === 'flow' && message?.includes('cart'))).toEqual([]);
  expect(later().map(({ contexts }) => contexts.trace.trace_id)).not.toContain(event.contexts.trace.trace_id);

  const everything = receiver.everything();
  const personal = [
    account.username,
    account.password,
    session.token,
    firstName,
    lastName,
    'planted-token',
    '777123456',
  ];
  expect(personal.filter((value) => value === '' || everything.includes(value))).toEqual([]);
  expect(everything).not.toContain('"cookie"');
});

test(
  'the shop works while the receiver is busy, answers with a page, or cannot be reached (ERR-01)',
  whole,
  async ({ page, sandbox, receiver }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    receiver.answer('busy');
    const before = receiver.requests();
    await loginPage(page).logIn(await sandbox.account('adult'));
    await throwIn(page, 'told while busy');
    await expect.poll(() => receiver.requests()).toBeGreaterThan(before);
    for (const state of ['page', 'away'] as const) {
      if (state === 'away') await page.route(`${receiver.origin}/**`, (route) => route.abort());
      else receiver.answer(state);
      await page.reload();
      await throwIn(page, `told to what is ${state}`);
      await goTo(page, '/app/order-list');
      await expect(page.getByRole('heading', { name: 'Objednávky', level: 1 })).toBeVisible();
    }
    expect(faults.filter((message) => !message.startsWith('told'))).toEqual([]);
  },
);

test(
  "a page on another server reads the receiver's address from the file beside it (ERR-01)",
  whole,
  async ({ page, receiver }) => {
    receiver.answer('ok');
    const errorReporting = { receiver: receiver.dsn, environment: 'elsewhere' };
    await withStaticShop({ errorReporting }, async (url) => {
      await page.goto(url);
      await throwIn(page, 'fails elsewhere');
      await expect
        .poll(() => receiver.received('event'))
        .toContainEqual(expect.objectContaining({ environment: 'elsewhere', transaction: '/' }));
    });
  },
);
