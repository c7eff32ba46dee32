// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { FamilyBoard } from '#contract/entities/family-board.ts';
import { FamilyBoardScreen } from '#features/account/family-board/family-board-screen.tsx';
import { daughter, family, mother, son } from '#machines/account/family-board/model/family-board.samples.ts';
import { limits, offers } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import type { Shop } from '#runtime/shop.ts';
import { servedStates } from '../../common/src/support/served-states.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { sessionOf } from '../../common/views/support/session-of.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
beforeEach(discardDraft);
afterEach(cleanup);

const setting = (name: string, value: number) => ({ id: 1, name, displayName: name, value: String(value) });
const settings = [
  setting('ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM', limits.minDaysAhead),
  setting('ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM', limits.maxDaysAhead),
];
const refuseCall = () => Promise.reject({ name: 'INTERNAL_ERROR', status: 500, metadata: {} });
const boardOf = (...people: FamilyBoard['people']): FamilyBoard => ({ people, totalCount: people.length });

/** The page in a shop whose server answers with the given boards in turn, and then does not answer any more. */
async function open(...boards: readonly FamilyBoard[]) {
  const session = sessionOf();
  const waiting = [...boards];
  const calls: (readonly [string, CallOptions<EndpointDefinition> | undefined])[] = [];
  const answers: Record<string, () => unknown> = {
    familyBoard: () => waiting.shift() ?? refuseCall(),
    globalSettings: () => settings,
    ticketFareStates: () => servedStates.ticketFareStates,
    customerTicketFares: () => ({ items: [], totalCount: 0 }),
    ticketFareOffers: () => offers.all,
  };
  const call = async (endpoint: EndpointDefinition, options?: CallOptions<EndpointDefinition>) => {
    calls.push([endpoint.name, options]);
    return (answers[endpoint.name] ?? refuseCall)();
  };
  const shop = { ...answeringShop({}, {}, { session }), call } as unknown as Shop;
  const language: { change: (locale: string) => void } = { change: () => {} };
  function Page() {
    const intl = useIntl();
    const [locale, setLocale] = useState(intl.locale);
    language.change = setLocale;
    return (
      <RawIntlProvider value={{ ...intl, locale }}>
        <FamilyBoardScreen />
      </RawIntlProvider>
    );
  }
  render(inShop(shop, inRouter(Page)));
  await screen.findAllByRole('article');
  return { session, calls, answers, language };
}
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page with the tickets of all people (FAM-01)', () => {
  it('has its title as its heading, and the browser shows the same title', async () => {
    await open(family);
    screen.getByRole('heading', { level: 1, name: 'Jízdenky pro všechny' });
    expect(document.title).toContain('Jízdenky pro všechny');
  });

  it('has the same ticks after the session has ended (SES-02)', async () => {
    const { session } = await open(family);
    await userEvent.click(tick('Jakub'));
    await userEvent.click(tick('Petra'));
    act(() => session.end('expired'));
    cleanup();
    await open(family);
    expect([tick('Jakub').checked, tick('Petra').checked]).toEqual([true, false]);
  });

  it.each([
    [500, 'Nic jsme vám nestrhli, ale nevíme, zda jsou jízdenky v košíku'],
    [409, 'Nic jsme vám nestrhli, do košíku jsme nic nepřidali'],
  ])('says whether it is certain that nothing was added: %i', async (status, title) => {
    const { answers } = await open(family);
    answers['addTicketFares'] = () => Promise.reject({ name: 'CART_FULL', status, metadata: {} });
    await userEvent.click(tick('Jakub'));
    await press('Přidat do košíku');
    expect((await screen.findByRole('alert')).textContent).toContain(title);
  });

  it('is read again when the language changes, and keeps the ticks (I18-01)', async () => {
    const { language, calls } = await open(family, boardOf({ ...mother, fullName: 'Petra (en)' }, son));
    await userEvent.click(tick('Jakub'));
    act(() => language.change('en'));
    await screen.findByRole('article', { name: 'Petra (en)' });
    expect(tick('Jakub').checked).toBe(true);
    expect(calls.map(([name]) => name)).toEqual(['familyBoard', 'familyBoard']);
  });

  it('shows only the retry button if it cannot be read again', async () => {
    const { language, answers } = await open(family);
    act(() => language.change('en'));
    await screen.findByText('Přehled jízdenek se nepodařilo načíst');
    expect([screen.queryByRole('article'), screen.queryByRole('button', { name: 'Přidat do košíku' })]).toEqual([
      null,
      null,
    ]);
    answers['familyBoard'] = () => family;
    await press('Zkusit znovu');
    expect(await screen.findAllByRole('article')).toHaveLength(family.people.length);
  });
});

describe('the dialog in which the ticket of a person is chosen (FAM-04)', () => {
  const openDialog = async () => {
    await press('Vybrat jízdenku: Ema Horáková');
    return within(screen.getByRole('dialog', { name: 'Jízdenka: Ema Horáková' }));
  };
  const take = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Použít' });

  it("is about this person and the person's card; the board shows the chosen ticket, and nothing is bought", async () => {
    const { calls } = await open(boardOf(mother, daughter));
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole('radio', { name: /^30 dní/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Pásmo 100/ }));
    expect(dialog.getByText('Cena').parentElement?.parentElement?.textContent).toMatch(/550,00\sKč/);
    await userEvent.click(take());
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('article', { name: 'Ema Horáková' }).textContent).toContain('Jízdenku jste zvolili sami.');
    expect(screen.getByTestId('board-total').textContent).toMatch(/1\s100,00\sKč/);
    const asked = calls.filter(([name]) => name !== 'globalSettings').map(([name, options]) => [name, options?.params]);
    expect(asked).toContainEqual(['customerTicketFares', { id: 3 }]);
    expect(calls.map(([name]) => name)).not.toContain('addTicketFare');
  });

  it('focuses the missing choice', async () => {
    await open(boardOf(mother, daughter));
    const dialog = await openDialog();
    const first = await dialog.findByRole('radio', { name: /^30 dní/ });
    await userEvent.click(take());
    await expect.poll(() => document.activeElement).toBe(first);
    screen.getByRole('dialog');
  });

  it('says that it is loading, and can only be closed meanwhile', async () => {
    const { answers } = await open(boardOf(mother, daughter));
    answers['globalSettings'] = () => new Promise(() => {});
    const dialog = await openDialog();
    expect(dialog.getByRole('status').textContent).toBe('Připravujeme nabídku jízdenek…');
    expect([take().disabled, screen.getByRole('dialog').getAttribute('aria-busy')]).toEqual([true, 'true']);
    await userEvent.click(dialog.getByRole('button', { name: 'Zavřít' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('board-total').textContent).toMatch(/^550,00\sKč/);
  });

  it('says that the offers could not be loaded, and loads them again', async () => {
    const { answers } = await open(boardOf(mother, daughter));
    answers['globalSettings'] = refuseCall;
    const dialog = await openDialog();
    await dialog.findByText('Nabídku jízdenek se nepodařilo načíst');
    expect([dialog.queryByRole('radiogroup'), dialog.queryByLabelText('Platí od')]).toEqual([null, null]);
    answers['globalSettings'] = () => settings;
    await userEvent.click(dialog.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await dialog.findByRole('radio', { name: /^30 dní/ })).toBeTruthy();
  });
});
