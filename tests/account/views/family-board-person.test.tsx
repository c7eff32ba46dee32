// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { BoardObstacle, BoardPerson, FamilyBoard } from '#contract/entities/family-board.ts';
import type { Item } from '#contract/entities/shopping-cart.ts';
import type { BoardObstacleName } from '#contract/enumerations.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import { FamilyBoardView } from '#features/account/family-board/family-board-view.tsx';
import { familyBoardMachine } from '#machines/account/family-board/family-board.machine.ts';
import type { AddRequest } from '#machines/account/family-board/family-board.types.ts';
import { baby, daughter, mother, son, today } from '#machines/account/family-board/model/family-board.samples.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

interface Surroundings {
  readonly lines?: Readonly<Record<string, string | number>>;
  readonly allowed?: readonly GuardedPage[];
}

/** The board in a shop that refuses the submitted lines with these values. */
async function show(people: readonly BoardPerson[], { lines = {}, allowed }: Surroundings = {}) {
  const board: FamilyBoard = { people: [...people], totalCount: people.length };
  const readBoard = fromPromise<FamilyBoard>(() => Promise.resolve(board));
  const refused = { name: 'TICKET_FARES_REFUSED', status: 409, metadata: lines };
  const addTicketFares = fromPromise<Item[], AddRequest>(() => Promise.reject(refused));
  const actors = { readBoard, addTicketFares };
  const machine = familyBoardMachine.provide({ actors, actions: { refreshCart: () => {} } });
  const actor = createActor(machine, { input: { flowId: 'flow', today, draft: null } }).start();
  render(
    inShop(
      testShop(),
      inRouter(() => <FamilyBoardView board={actor} nobody={null} />, undefined, allowed),
    ),
  );
  await screen.findAllByRole('article');
}
const cardOf = (name: string) => screen.getByRole('article', { name });
const plain = (element: Element | null | undefined) => element?.textContent.replaceAll('\u00A0', ' ') ?? '';
const chipOf = (card: HTMLElement, text: RegExp) =>
  within(card).getByText(text).parentElement?.parentElement?.className;

const days = { until: '2026-12-31', possibleFrom: '2026-12-01', orderId: 77 };
const page = '#/app/user-linked-account/3';

describe('the obstacle to a suggested ticket, and the link that helps to remove the obstacle (FAM-02)', () => {
  it.each<readonly [BoardObstacleName, string, string | null, boolean]>([
    ['NO_CARD', 'Nemá kartu, na kterou by šlo jízdenku koupit.', page, false],
    ['CARD_NOT_ACTIVE', 'Karta není aktivní. Jízdenku lze koupit jen na aktivní kartu.', page, false],
    ['NOT_MANAGEABLE', 'Má více aktivních karet. Nejdřív zvolte, která je hlavní.', page, false],
    ['NOTHING_SOLD', 'Jízdenky se teď v e-shopu neprodávají.', null, false],
    ['IN_CART', 'Další jízdenka už je v košíku.', '#/app/shopping-cart', false],
    ['IN_ORDER', 'Další jízdenka je v objednávce, která čeká na zaplacení.', '#/app/order-list/77', false],
    ['NEXT_TICKET', 'Další jízdenka už je koupená, platí do čt 31.12.2026.', null, true],
    ['NO_TICKET_BEFORE', 'Zatím tu není jízdenka, podle které bychom navrhli další.', null, true],
    ['NOT_OFFERED', 'Poslední jízdenka se takto už neprodává.', null, true],
    ['CARD_ENDS', 'Karta platí jen do čt 31.12.2026, další jízdenka by platila déle.', page, true],
    ['PROFILE_ENDS', 'Profil na kartě neplatí po celou dobu další jízdenky.', page, true],
    ['COVERED', 'Jízdenka platí do čt 31.12.2026. Další půjde koupit od út 01.12.2026.', null, true],
  ])('%s', async (name, text, href, isChosen) => {
    const obstacle: BoardObstacle = { name, ...days, unmanageable: name === 'NOT_MANAGEABLE' ? 'NO_MAIN_CARD' : null };
    await show([{ ...daughter, obstacle }, mother]);
    const card = cardOf('Ema Horáková');
    expect(plain(card)).toContain(text);
    // The first link is the person's name.
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([page, ...(href === null ? [] : [href])]);
    const choose = within(card).queryByRole('button', { name: 'Vybrat jízdenku: Ema Horáková' });
    expect(choose !== null).toBe(isChosen);
  });

  it('is not shown beside a suggested ticket, which can be changed', async () => {
    await show([{ ...mother, obstacle: { name: 'NOT_OFFERED', ...days, unmanageable: null } }]);
    const card = within(cardOf('Petra Horáková'));
    expect(card.queryByText('Poslední jízdenka se takto už neprodává.')).toBeNull();
    expect(card.getByRole('button', { name: 'Změnit jízdenku: Petra Horáková' })).toBeTruthy();
  });
});

describe('a person on the board (FAM-01)', () => {
  const coverages: readonly BoardPerson['coverage'][] = [
    { state: 'COVERED', until: '2026-12-15' },
    { state: 'ENDING', until: '2026-11-27' },
    { state: 'NOT_COVERED', until: null },
    { state: 'NO_CARD', until: null },
  ];

  it.each([
    [0, 'Jízdenka platí do út 15.12.2026', 'success'],
    [1, 'Jízdenka končí pá 27.11.2026', 'warning'],
    [2, 'Bez platné jízdenky', 'error'],
    [3, 'Bez aktivní karty', 'neutral'],
  ] as const)('has a text and a colour for the coverage: %i', async (index, text, tone) => {
    await show([{ ...daughter, coverage: coverages[index] ?? daughter.coverage }, mother]);
    expect(plain(cardOf('Ema Horáková'))).toContain(text);
    expect(chipOf(cardOf('Ema Horáková'), new RegExp(`^${text.slice(0, 10)}`))).toContain(tone);
  });

  it('shows neither the last day of the card nor the line of months if the person has no card', async () => {
    await show([baby, mother]);
    const card = cardOf('Adam Horák');
    expect(plain(card)).not.toContain('Karta platí do');
    expect(card.querySelector('[data-kind]')).toBeNull();
    expect(plain(cardOf('Petra Horáková'))).toContain('Karta platí do 31.12.2028');
    expect(cardOf('Petra Horáková').querySelector('[data-kind]')).not.toBeNull();
  });
});

describe('the line that was refused (FAM-05)', () => {
  const refuse = async (lines: Readonly<Record<string, string | number>>) => {
    await show([mother, son], { lines });
    await userEvent.click(screen.getByRole('button', { name: 'Přidat do košíku' }));
    await screen.findByText('Nic jsme vám nestrhli, do košíku jsme nic nepřidali');
    return cardOf('Petra Horáková');
  };

  it('shows both prices of a ticket whose price has changed', async () => {
    const card = await refuse({ '11.name': 'PRICE_CHANGED', '11.price': 60_000 });
    expect(plain(card)).toContain('Cena se změnila z 550,00 Kč na 600,00 Kč.');
    expect(plain(cardOf('Jakub Horák'))).not.toContain('Cena se změnila');
  });

  it('shows the days of a ticket that the person already has', async () => {
    const card = await refuse({
      '11.name': 'TICKET_FARE_COLLISION',
      '11.heldTicketValidFrom': '2026-11-28',
      '11.heldTicketValidTo': '2026-12-27',
    });
    expect(plain(card)).toContain('jiná jízdenka platí, od so 28.11.2026 do ne 27.12.2026.');
  });
});

describe('the board of one person', () => {
  it.each<readonly [readonly GuardedPage[], string | undefined]>([
    [['managed-card-list', 'assigned-card-list'], '#/app/assigned-card-list'],
    [['managed-card-list'], '#/app/managed-card-list'],
    [[], undefined],
  ])('has a link to a list that the account may open: %s', async (allowed, href) => {
    await show([mother], { allowed });
    await expect
      .poll(() => screen.queryByRole('link', { name: 'Přidejte jeho kartu' })?.getAttribute('href'))
      .toBe(href);
  });

  it('has a hint about other people, which the board of two people does not have', async () => {
    await show([mother, son]);
    expect(screen.queryByText(/Kupujete i pro někoho dalšího/)).toBeNull();
  });
});
