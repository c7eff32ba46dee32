// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { AccessToMine, MyPerson, OpenLogIn } from '#contract/entities/trail.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import { MyTrailScreen } from '#features/trail/my-trail/my-trail-screen.tsx';
import type { Shop, ToastOptions } from '#runtime/shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { calendar, child, grandfather, guardian, manager, own } from './trail.samples.ts';

const setting = (name: string) => ({ id: 1, displayName: name, name, value: '12' });

interface Surroundings {
  readonly toMine?: readonly AccessToMine[];
  readonly people?: readonly MyPerson[];
  readonly logIns?: readonly OpenLogIn[];
  /** The endpoint that fails. */
  readonly fails?: string;
  readonly allowed?: readonly GuardedPage[];
  readonly migrationAllowed?: boolean;
  readonly address?: string;
}

/** A session whose token a test can change; null = the session has ended. */
function changingSession() {
  const sessionOf = (token: string | null) => ({ session: token === null ? null : { token } });
  const actor = createActor(
    fromTransition((_, { token }: { readonly type: 'change'; readonly token: string | null }) => sessionOf(token), {
      ...sessionOf('token'),
    }),
  ).start();
  return { actor, change: (token: string | null) => act(() => actor.send({ type: 'change', token })) };
}

/**
 * Renders the page; returns the names of the calls, their last queries and parameters, the toasts, and the events that
 * lasting machines got.
 */
function show(surroundings: Surroundings = {}) {
  const { toMine = [], people = [own], logIns = [], fails, allowed, migrationAllowed = false } = surroundings;
  const failing = new Set([fails]);
  const calls: string[] = [];
  const queries: Record<string, unknown> = {};
  const params: Record<string, unknown> = {};
  const sentEvents: string[] = [];
  const toasts: ToastOptions[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    accountAccess: { toMine, people },
    openLogIns: { logIns },
    accountEvents: { items: [], totalCount: 0 },
    accountMails: { items: [], totalCount: 0 },
    globalSettings: [
      'ACCOUNT_EVENTS_KEPT_IN_MONTHS',
      'LOG_IN_RECORDS_KEPT_IN_MONTHS',
      'SENT_MAIL_RECORDS_KEPT_IN_MONTHS',
    ].map(setting),
  };
  const call = (({ name }: EndpointDefinition, options?: { readonly query?: unknown; readonly params?: unknown }) => {
    calls.push(name);
    queries[name] = options?.query;
    params[name] = options?.params;
    return failing.has(name)
      ? Promise.reject({ name: 'BAD_GATEWAY', status: 502, metadata: {} })
      : Promise.resolve(answers[name]);
  }) as Shop['call'];
  const session = changingSession();
  const boot = staticActor({ configuration: { migrationAllowed } });
  const shop: Shop = {
    ...testShop({ session: session.actor, boot }),
    call,
    showToast: (toast) => void toasts.push(toast),
    tell: (id, event) => void sentEvents.push(`${id} ${(event as { readonly type: string }).type}`),
  };
  const history = createMemoryHistory({ initialEntries: [surroundings.address ?? '/page'] });
  render(inShop(shop, inRouter(MyTrailScreen, history, allowed)));
  return { calls, queries, params, sentEvents, toasts, session, failing, history };
}
const times = (calls: readonly string[], name: string) => calls.filter((one) => one === name).length;
const section = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) => within(await section(name)).findAllByRole('listitem');

emulateModalDialogs();
beforeAll(() => {
  // The router scrolls to the top, which jsdom does not support.
  vi.stubGlobal('scrollTo', () => {});
});

describe('the page about access and events of the account', () => {
  afterEach(cleanup);

  it('requests the latest 25 events and 10 mails', async () => {
    const { queries } = show();
    await waitFor(() =>
      expect(Object.keys(queries)).toEqual(expect.arrayContaining(['accountEvents', 'accountMails'])),
    );
    expect(queries['accountEvents']).toEqual({ limit: 25, offset: 0, sortBy: 'at', sortDesc: true });
    expect(queries['accountMails']).toEqual({ limit: 10, offset: 0, sortBy: 'sent', sortDesc: true });
  });

  it("shows who manages the account's own card, with their rights and since when, and ends this access (TRL-01)", async () => {
    const { calls, params } = show({ toMine: [manager] });
    const [row] = await rowsOf('Kdo má přístup');
    if (row === undefined) throw new Error('expected a row');
    for (const part of ['Petra Malá', 'petra@linka.example', 'Od 02.10.2026', 'PIN nevidí'])
      expect(row.textContent).toContain(part);
    expect(row.textContent).not.toContain('žádat o nové karty');
    const user = userEvent.setup();
    await user.click(within(row).getByRole('button', { name: 'Ukončit správu' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ukončit správu vaší karty?' });
    within(question).getByText(/^Účet petra@linka\.example už vaši kartu neuvidí/);
    await user.click(within(question).getByRole('button', { name: 'Ukončit správu' }));
    // Both the access and the events are read again.
    await waitFor(() => expect(calls.filter((name) => name === 'accountAccess')).toHaveLength(2));
    expect(calls.filter((name) => name === 'accountEvents')).toHaveLength(2);
    expect(params['cancelManagingAccount']).toEqual({ id: 9 });
  });

  it('says that the list could not be read again after an access was ended, and reads it again on request (TRL-01)', async () => {
    const { calls, failing } = show({ toMine: [manager] });
    const user = userEvent.setup();
    const end = await screen.findByRole('button', { name: 'Ukončit správu' });
    failing.add('accountAccess');
    await user.click(end);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Ukončit správu' }));
    for (const name of ['Kdo má přístup', 'Moji lidé']) {
      const status = await within(await section(name)).findByRole('status');
      expect(status.textContent).toContain('Vidíte, co platilo naposledy.');
    }
    const access = within(await section('Kdo má přístup'));
    access.getByText('petra@linka.example');
    failing.clear();
    await user.click(access.getByRole('button', { name: 'Zkusit znovu' }));
    await waitFor(() => expect(screen.queryByText(/co platilo naposledy/)).toBeNull());
    expect(times(calls, 'accountAccess')).toBe(3);
  });

  it('says that a manager may apply for cards if the operator allows that (TRL-01)', async () => {
    show({ toMine: [{ ...manager, customerName: null, cancelable: false }], migrationAllowed: true });
    const [row] = await rowsOf('Kdo má přístup');
    expect(row?.textContent).toMatch(/^petra@linka\.example.*i žádat o nové karty.*jen na pobočce/u);
    expect(row?.querySelector('button')).toBeNull();
  });

  it('shows how many other accounts have a person, without their names (TRL-01)', async () => {
    show({ toMine: [guardian] });
    const [row] = await rowsOf('Kdo má přístup');
    for (const part of ['Matěj Novák', 'mohou ještě 2 jiné účty', 'Od doby, než jsme to začali zaznamenávat'])
      expect(row?.textContent).toContain(part);
    expect(row?.querySelector('button')).toBeNull();
  });

  it.each<[readonly GuardedPage[], number]>([
    [['notification-setting'], 1],
    [[], 0],
  ])(
    "ends the access of calendars, and has a link to the calendar's settings if they may be opened (TRL-01, %j)",
    async (allowed, links) => {
      const { calls, toasts } = show({ toMine: [calendar], allowed });
      const [row] = await rowsOf('Kdo má přístup');
      if (row === undefined) throw new Error('expected a row');
      expect(row.textContent).toContain('Zatím ho nikdo nenačetl.');
      await waitFor(() => expect(within(row).queryAllByRole('link')).toHaveLength(links));
      const user = userEvent.setup();
      await user.click(within(row).getByRole('button', { name: 'Zrušit adresu' }));
      const question = await screen.findByRole('alertdialog', { name: 'Zrušit adresu kalendáře?' });
      within(question).getByText(/^Adresa hned přestane platit a kalendáře/);
      within(question).getByText('Ponechat');
      await user.click(within(question).getByRole('button', { name: 'Zrušit adresu' }));
      await waitFor(() => expect(calls.filter((name) => name === 'accountAccess')).toHaveLength(2));
      expect(calls).toContain('removeCalendarAddress');
      expect(toasts.map(({ messageId }) => messageId)).toEqual(['calendarAddress.removed']);
    },
  );

  it('says that nobody else has access, and which data the staff sees (TRL-01)', async () => {
    show();
    const access = within(await section('Kdo má přístup'));
    await access.findByText('Nikdo jiný nemůže nic vašeho vidět ani spravovat.');
    access.getByText(/Zaměstnanci dopravce vidí/);
  });

  it('lists the people with the kinds of their links and with links to their pages, and ends a link (TRL-01)', async () => {
    const { calls, params, sentEvents } = show({ people: [own, child, grandfather] });
    const rows = await rowsOf('Moji lidé');
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '#/app/user-account',
      '#/app/user-linked-account/7',
      '#/app/user-linked-account/8',
    ]);
    expect(rows.map(({ textContent }) => /To jste vy|Přiřazená karta|Spravovaná karta/.exec(textContent)?.[0])).toEqual(
      ['To jste vy', 'Přiřazená karta', 'Spravovaná karta'],
    );
    expect(rows.map((row) => within(row).queryByRole('button')?.textContent)).toEqual([
      undefined,
      'Zrušit přiřazení',
      undefined,
    ]);
    expect(rows[2]?.textContent).toContain('jen na pobočce dopravce');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Zrušit přiřazení' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Matěj Novák');
    await user.click(within(question).getByRole('button', { name: 'Zrušit přiřazení' }));
    await waitFor(() => expect(sentEvents).toEqual(['customerSelection refresh', 'cart refresh']));
    expect(params['cancelAccountLink']).toEqual({ id: 2 });
    expect([times(calls, 'accountAccess'), times(calls, 'accountEvents')]).toEqual([2, 2]);
  });

  it('reads log-ins and events again after a new log-in in this browser, but not when the session ends (TRL-03)', async () => {
    const { calls, session } = show();
    const read = () => ['openLogIns', 'accountEvents', 'accountAccess'].map((name) => times(calls, name));
    await screen.findByText('Zatím jsme nic nezaznamenali.');
    session.change('another');
    await waitFor(() => expect(read()).toEqual([2, 2, 1]));
    session.change(null);
    session.change('another');
    await screen.findByText('Zatím jsme nic nezaznamenali.');
    expect(read()).toEqual([2, 2, 1]);
  });

  it('ends another log-in, and reads the events again (TRL-03)', async () => {
    const other: OpenLogIn = {
      id: 5,
      at: '2026-11-21T07:05:00.000Z',
      ends: '2026-11-21T09:05:00.000Z',
      userAgent: null,
      telephoneApplication: true,
      isPresent: false,
    };
    const { calls, params } = show({ logIns: [{ ...other, id: 4, isPresent: true }, other] });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Ukončit aplikace/ }));
    const question = await screen.findByRole('alertdialog');
    within(question).getByText('Ponechat');
    await user.click(within(question).getByRole('button', { name: 'Ukončit přihlášení' }));
    await waitFor(() => expect(times(calls, 'accountEvents')).toBe(2));
    expect(params['endLogIn']).toEqual({ id: 5 });
  });

  it('keeps the chosen group of events in its address (TRL-02)', async () => {
    const { queries, history } = show({ address: '/page?group=CARD' });
    await waitFor(() => expect(queries['accountEvents']).toMatchObject({ group: 'CARD' }));
    await userEvent.setup().selectOptions(await screen.findByRole('combobox', { name: 'Zobrazit' }), 'osobní údaje');
    await waitFor(() => expect(history.location.search).toBe('?group=DATA'));
  });

  it('says that the account has no people yet (TRL-01)', async () => {
    show({ people: [] });
    await within(await section('Moji lidé')).findByText('K účtu zatím nikdo nepatří.');
  });

  it('says that the content of mails is not stored, and how long records are kept (TRL-02, TRL-04)', async () => {
    show();
    await screen.findByText(/Jejich obsah si neukládáme\. Záznamy uchováváme 12 měsíců\./);
    screen.getByText(/Záznamy uchováváme 12 měsíců, přihlášení 12 měsíců\./);
    await screen.findByText('Zatím jsme vám žádný e-mail neposlali.');
    const link = screen.getByRole('link', { name: 'Stáhnout údaje nebo smazat účet' });
    expect(link.getAttribute('href')).toBe('#/app/account-setting');
  });

  it.each([
    ['accountAccess', ['Kdo má přístup', 'Moji lidé']],
    ['openLogIns', ['Otevřená přihlášení']],
    ['accountEvents', ['Co se stalo']],
    ['accountMails', ['Poslané e-maily']],
    ['globalSettings', []],
  ])('shows a failure of %s only in the sections with its data, which can be loaded again', async (fails, sections) => {
    const { calls } = show({ fails });
    await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(sections.length));
    for (const name of sections) within(await section(name)).getByRole('button', { name: 'Zkusit znovu' });
    // The other sections have their data.
    const texts = {
      accountAccess: 'Nikdo jiný nemůže nic vašeho vidět ani spravovat.',
      accountEvents: 'Zatím jsme nic nezaznamenali.',
      accountMails: 'Zatím jsme vám žádný e-mail neposlali.',
    };
    for (const [name, text] of Object.entries(texts)) if (name !== fails) await screen.findByText(text);
    const retry = screen.queryAllByRole('button', { name: 'Zkusit znovu' })[0];
    if (retry === undefined) return;
    await userEvent.setup().click(retry);
    await waitFor(() => expect(calls.filter((name) => name === fails)).toHaveLength(2));
  });
});
