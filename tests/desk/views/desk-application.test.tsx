// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { DeskApplicationPage } from '#features/desk/application/desk-application-page.tsx';
import { DeskApplicationScreen } from '#features/desk/application/desk-application-screen.tsx';
import type { Shop } from '#runtime/shop.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { uncheckedApplication } from './desk.samples.ts';

fillBrowserGaps();
afterEach(cleanup);

const show = (changes: Partial<DeskApplication> = {}) => {
  const onChanged = vi.fn<() => void>();
  const page = (application: DeskApplication) =>
    inShop(
      testShop({ session: staticActor({ session: null }) }),
      <DeskApplicationPage application={application} onChanged={onChanged} />,
    );
  const { rerender } = render(page({ ...uncheckedApplication, ...changes }));
  return {
    onChanged,
    change: (next: Partial<DeskApplication>) => rerender(page({ ...uncheckedApplication, ...next })),
  };
};

const rowOf = (label: string): string =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent ?? '';

describe('the page of an application at the desk (DSK-03)', () => {
  it('shows the photo beside the data, and marks the differences from the verified data', () => {
    show();
    expect(screen.getByRole('img', { name: 'Fotografie odevzdaná s žádostí' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Dosud ověřená fotografie' })).toBeTruthy();
    expect(screen.getByRole('deletion').textContent).toBe('Dvořáková');
    expect(screen.getByRole('insertion').textContent).toBe('Nová');
    expect(rowOf('Jméno')).toBe('Eliška');
    expect(rowOf('Datum narození')).toBe('04.03.2015');
    expect(rowOf('Údaje ověřeny')).toContain('Iva Kopecká');
  });

  it('marks nothing for a person who was never verified, or who has changed nothing', () => {
    const { person } = uncheckedApplication;
    const { change } = show({ person: { ...person, verified: null, verifiedDate: null, verifiedBy: null } });
    expect(screen.queryByRole('insertion')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(rowOf('Údaje ověřeny')).toBe('zatím ne');
    change({ person: { ...person, verified: person.filed } });
    expect(screen.queryByRole('insertion')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('shows the fee in the currency in which it was paid', () => {
    show({ fee: { orderNumber: 260_017, price: 800, currency: 'EUR' } });
    expect(rowOf('Poplatek').replaceAll('\u00A0', ' ')).toContain('8,00 €');
  });

  it('shows the profiles with the submitted and the missing files', () => {
    show();
    expect(screen.getByRole('button', { name: 'Stáhnout potvrzeni.pdf' })).toBeTruthy();
    expect(rowOf('Průkaz')).toBe('neodevzdáno');
  });

  it.each<[Partial<DeskApplication>, string | null, string, string]>([
    [{ checkedBy: null, checkedDate: null }, null, 'ne', 'zatím ne'],
    [{ checkedBy: null, checkedDate: null }, '2026-11-28', '28.11.2026', 'zatím ne'],
    [{ checkedBy: 'Iva Kopecká', checkedDate: '2026-11-29T08:00:00.000Z' }, '2026-11-28', '28.11.2026', '29.11.2026'],
  ])(
    'shows separately what the applicant declared and what the staff has checked: %j',
    (check, declared, ofOne, ofOther) => {
      const profiles = uncheckedApplication.profiles.map((one) => ({ ...one, confirmationChecked: declared }));
      show({ ...check, profiles });
      expect(rowOf('Nárok prohlásil žadatel')).toBe(ofOne);
      expect(rowOf('Nárok zkontroloval dopravce')).toContain(ofOther);
      if (check.checkedBy) expect(rowOf('Nárok zkontroloval dopravce')).toContain(check.checkedBy);
    },
  );

  it.each<[Partial<DeskApplication>, RegExp]>([
    [{}, /200,00\sKč, zaplaceno v objednávce 260017/],
    [{ fee: null }, /^zaplaceno$/],
    [{ fee: null, paid: false, cardForFree: true }, /kartu vydejte, až doloží nárok/],
    [{ fee: null, paid: false, carrierType: 'VIRTUAL_CARD' }, /^bez poplatku$/],
    [{ fee: null, paid: false }, /^nezaplaceno$/],
  ])('shows whether the fee is paid: %#', (changes, text) => {
    show(changes);
    expect(rowOf('Poplatek')).toMatch(text);
  });

  it('shows the history: each action with its author, time and note', () => {
    show();
    const events = within(screen.getByRole('list', { name: 'Co se dělo' })).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Žádost podána.*zákazník nebo e-shop$/),
      expect.stringMatching(/^Zákazník požádán o nápravu.*iva@linka\.exampleChybí razítko\.$/),
    ]);
  });

  it.each<[string, Partial<DeskApplication>, RegExp]>([
    ['a payment', { paid: false }, /Poplatek za kartu ještě není zaplacený/],
    ['a bank card', { carrierType: 'BANK_CARD' }, /ještě nezaregistroval bankovní kartu/],
    [
      'a correction',
      { correction: { photo: true, attachments: [], note: 'Chybí obličej.', since: '2026-11-20T10:00:00.000Z' } },
      /Chybí obličej\./,
    ],
  ])('shows that the application waits for %s', (_what, changes, text) => {
    show({ task: 'CUSTOMER', actions: ['REJECT'], ...changes });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('offers the actions that are possible now, also after it was read again', () => {
    const { change } = show();
    const names = () =>
      within(actions())
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const actions = () => document.querySelector<HTMLElement>('[data-flow=deskAction]') ?? document.body;
    expect(names()).toEqual(['Schválit údaje', 'Vyžádat znovu', 'Zamítnout žádost']);
    change({ version: 'v2', task: 'PRINT', actions: ['PRINT'] });
    expect(names()).toEqual(['Zapsat vyrobenou kartu']);
  });

  it('is read again after an action; the focus moves to the heading, because the button is removed', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    const call = async ({ name }: EndpointDefinition) => {
      calls.push(name);
      if (name === 'deskCardApplications') return { items: [], totalCount: 0 };
      const isFirst = calls.filter((called) => called !== 'deskCardApplications').length === 1;
      return isFirst
        ? uncheckedApplication
        : { ...uncheckedApplication, version: 'v2', task: 'PRINT', actions: ['PRINT'] };
    };
    vi.stubGlobal('scrollTo', () => {});
    render(inShop({ ...answeringShop({}), call: call as Shop['call'] }, inRouter(DeskApplicationScreen)));
    await user.click(await screen.findByRole('button', { name: 'Schválit údaje' }));
    const dialog = await screen.findByRole('dialog');
    const confirm = dialog.querySelector('button[type=submit]');
    await user.click(confirm ?? dialog);
    await screen.findByRole('button', { name: 'Zapsat vyrobenou kartu' });
    await expect.poll(() => calls.filter((name) => name === 'deskCardApplication')).toHaveLength(2);
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  it('moves the focus to the heading if an action that somebody else has done is not possible any more', async () => {
    const user = userEvent.setup();
    const applications = [uncheckedApplication, { ...uncheckedApplication, version: 'v2', actions: [] }];
    const call = ({ name }: EndpointDefinition): Promise<unknown> => {
      if (name === 'deskCardApplications') return Promise.resolve({ items: [], totalCount: 0 });
      if (name === 'deskCardApplication') return Promise.resolve(applications.shift());
      return Promise.reject<unknown>({ name: 'APPLICATION_CHANGED', status: 409, metadata: {} });
    };
    vi.stubGlobal('scrollTo', () => {});
    render(inShop({ ...answeringShop({}), call: call as Shop['call'] }, inRouter(DeskApplicationScreen)));
    await user.click(await screen.findByRole('button', { name: 'Schválit údaje' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(dialog.querySelector('button[type=submit]') ?? dialog);
    await expect.poll(() => screen.queryByRole('button', { name: 'Schválit údaje' })).toBeNull();
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  it('names the files of the profiles in the dialog that asks for them again', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Vyžádat znovu' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Fotografii',
      'Potvrzení o studiu (Student)',
      'Průkaz (Student)',
    ]);
  });
});
