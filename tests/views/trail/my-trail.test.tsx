// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EndpointDefinition } from '../../../contract/endpoint.ts';
import type { AccessToMine, MyPerson } from '../../../contract/entities/trail.ts';
import type { GuardedPage } from '../../../contract/guarded-pages.ts';
import { MyTrailScreen } from '../../../src/features/trail/my-trail/my-trail-screen.tsx';
import type { Shop } from '../../../src/runtime/shop.ts';
import { inRouter } from '../support/in-router.tsx';
import { emulateModalDialogs } from '../support/modal-dialogs.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { calendar, child, grandfather, guardian, manager, own } from './trail.samples.ts';

const setting = (name: string) => ({ id: 1, displayName: name, name, value: '12' });

interface Surroundings {
  readonly toMine?: readonly AccessToMine[];
  readonly people?: readonly MyPerson[];
  /** The call that fails. */
  readonly fails?: string;
  readonly allowed?: readonly GuardedPage[];
  readonly migrationAllowed?: boolean;
}

/** Renders the page; gives the names of the calls, their last queries and the names of the events to lasting machines. */
function show({ toMine = [], people = [own], fails, allowed, migrationAllowed = false }: Surroundings = {}) {
  const calls: string[] = [];
  const queries: Record<string, unknown> = {};
  const told: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    accountAccess: { toMine, people },
    openLogIns: { logIns: [] },
    accountEvents: { items: [], totalCount: 0 },
    accountMails: { items: [], totalCount: 0 },
    globalSettings: [
      'ACCOUNT_EVENTS_KEPT_IN_MONTHS',
      'LOG_IN_RECORDS_KEPT_IN_MONTHS',
      'SENT_MAIL_RECORDS_KEPT_IN_MONTHS',
    ].map(setting),
  };
  const call = (({ name }: EndpointDefinition, options?: { readonly query?: unknown }) => {
    calls.push(name);
    queries[name] = options?.query;
    return name === fails
      ? Promise.reject({ name: 'BAD_GATEWAY', status: 502, metadata: {} })
      : Promise.resolve(answers[name]);
  }) as Shop['call'];
  const session = staticActor({ session: { token: 'token' } });
  const boot = staticActor({ configuration: { migrationAllowed } });
  const shop: Shop = {
    ...testShop({ session, boot }),
    call,
    tell: (id, event) => void told.push(`${id} ${(event as { readonly type: string }).type}`),
  };
  render(inShop(shop, inRouter(MyTrailScreen, undefined, allowed)));
  return { calls, queries, told };
}
const section = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) => within(await section(name)).findAllByRole('listitem');

emulateModalDialogs();
beforeAll(() => {
  // The router scrolls to the top; jsdom cannot.
  vi.stubGlobal('scrollTo', () => {});
});

describe('the page of who has access and of what has happened', () => {
  afterEach(cleanup);

  it('asks for the latest events and mails, 25 and 10 of them', async () => {
    const { queries } = show();
    await waitFor(() =>
      expect(Object.keys(queries)).toEqual(expect.arrayContaining(['accountEvents', 'accountMails'])),
    );
    expect(queries['accountEvents']).toMatchObject({ limit: 25, offset: 0 });
    expect(queries['accountMails']).toMatchObject({ limit: 10, offset: 0 });
  });

  it('says who manages the own card, what they may do and since when, and ends it (TRL-01)', async () => {
    const { calls } = show({ toMine: [manager] });
    const [row] = await rowsOf('Kdo má přístup');
    if (row === undefined) throw new Error('expected a row');
    for (const part of ['Petra Malá', 'petra@linka.example', 'Od 02.10.2026', 'PIN nevidí'])
      expect(row.textContent).toContain(part);
    expect(row.textContent).not.toContain('žádat o nové karty');
    const user = userEvent.setup();
    await user.click(within(row).getByRole('button', { name: 'Ukončit správu' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ukončit správu vaší karty?' });
    await user.click(within(question).getByRole('button', { name: 'Ukončit správu' }));
    // Who has access is read again, and what has happened as well.
    await waitFor(() => expect(calls.filter((name) => name === 'accountAccess')).toHaveLength(2));
    expect(calls.filter((name) => name === 'accountEvents')).toHaveLength(2);
    expect(calls).toContain('cancelManagingAccount');
  });

  it('says that a manager may apply for cards where the operator allows that (TRL-01)', async () => {
    show({ toMine: [{ ...manager, customerName: null, cancelable: false }], migrationAllowed: true });
    const [row] = await rowsOf('Kdo má přístup');
    expect(row?.textContent).toMatch(/^petra@linka\.example.*i žádat o nové karty.*jen na pobočce/u);
    expect(row?.querySelector('button')).toBeNull();
  });

  it('says how many others have a person, and names none (TRL-01)', async () => {
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
    'ends the access by the calendar, and leads to its settings if they may be opened (TRL-01, %j)',
    async (allowed, links) => {
      const { calls } = show({ toMine: [calendar], allowed });
      const [row] = await rowsOf('Kdo má přístup');
      if (row === undefined) throw new Error('expected a row');
      expect(row.textContent).toContain('Zatím ho nikdo nenačetl.');
      await waitFor(() => expect(within(row).queryAllByRole('link')).toHaveLength(links));
      const user = userEvent.setup();
      await user.click(within(row).getByRole('button', { name: 'Zrušit adresu' }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Zrušit adresu' }));
      await waitFor(() => expect(calls.filter((name) => name === 'accountAccess')).toHaveLength(2));
      expect(calls).toContain('removeCalendarAddress');
    },
  );

  it('says that nobody else has access, and what the staff sees (TRL-01)', async () => {
    show();
    const access = within(await section('Kdo má přístup'));
    await access.findByText('Nikdo jiný nemůže nic vašeho vidět ani spravovat.');
    access.getByText(/Zaměstnanci dopravce vidí/);
  });

  it('lists the people with how they are linked, leads to them, and ends what can be ended (TRL-01)', async () => {
    const { told } = show({ people: [own, child, grandfather] });
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
    await waitFor(() => expect(told).toEqual(['customerSelection refresh', 'cart refresh']));
  });

  it('says that nobody belongs to the account yet (TRL-01)', async () => {
    show({ people: [] });
    await within(await section('Moji lidé')).findByText('K účtu zatím nikdo nepatří.');
  });

  it('says that the content of mails is not kept, and how long records are (TRL-02, TRL-04)', async () => {
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
  ])('a failure of %s empties only its own sections, which can be loaded again', async (fails, sections) => {
    const { calls } = show({ fails });
    await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(sections.length));
    for (const name of sections) within(await section(name)).getByRole('button', { name: 'Zkusit znovu' });
    // The others are there.
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
