// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import type { BoardPerson, FamilyBoard } from '#contract/entities/family-board.ts';
import { boardObstacles } from '#contract/enumerations.ts';
import { FamilyBoardView } from '#features/account/family-board/family-board-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { familyBoardMachine } from '#machines/account/family-board/family-board.machine.ts';
import type { FamilyBoardContext, FamilyBoardDraft } from '#machines/account/family-board/family-board.types.ts';
import { familyBoardView } from '#machines/account/family-board/family-board.view.ts';
import { familyBoardModel } from '#machines/account/family-board/model/family-board.model.ts';
import {
  baby,
  coveredSon,
  daughter,
  mother,
  son,
  today,
} from '#machines/account/family-board/model/family-board.samples.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { familyBoardGestures } from './family-board.gestures.tsx';

// The machine of the dialog has its own tests, so its view is mocked.
vi.mock('#features/account/family-board/change-dialog.tsx', () => ({
  ChangeDialog: () => <p>the ticket dialog</p>,
}));
vi.mock('#common/use-permissions.ts', () => ({ usePermissions: () => ['managed-card-list'] }));

fillBrowserGaps();
afterEach(cleanup);

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as FamilyBoardContext;

describeView({
  model: familyBoardModel,
  render: (actor) => inShop(testShop(), <FamilyBoardView board={actor} nobody={<p>the first steps</p>} />),
  gestures: familyBoardGestures,
  view: familyBoardView,
  expectations: {
    choosing: ({ root }, snapshot) => {
      const { board, ticked, refusals, failure } = contextOf(snapshot);
      expect(within(root).getAllByRole('article')).toHaveLength(board?.people.length ?? 0);
      expect(within(root).queryAllByRole('checkbox', { checked: true })).toHaveLength(ticked.length);
      const notices = within(root).queryAllByText(/do košíku jsme nic nepřidali|nevíme, zda jsou jízdenky/);
      expect(notices).toHaveLength((refusals.length > 0 ? 1 : 0) + (failure === null ? 0 : 1));
    },
    reading: ({ root }, snapshot) => {
      const isFirst = contextOf(snapshot).board === null;
      expect(within(root).queryByText(/Zjišťujeme, kdo má jakou jízdenku/) !== null).toBe(isFirst);
    },
    changing: ({ root }) => {
      expect(within(root).getByText('the ticket dialog')).toBeTruthy();
    },
    adding: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Přidat do košíku' }).getAttribute('aria-busy')).toBe('true');
    },
    empty: ({ root }) => {
      expect(within(root).getByText('the first steps')).toBeTruthy();
    },
    unread: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('nepodařilo načíst');
    },
  },
});

const boardOf = (...people: BoardPerson[]): FamilyBoard => ({ people, totalCount: people.length });

async function show(board: FamilyBoard, draft: FamilyBoardDraft | null = null) {
  const readBoard = fromPromise<FamilyBoard>(() => Promise.resolve(board));
  const machine = familyBoardMachine.provide({ actors: { readBoard } });
  const actor = createActor(machine, { input: { flowId: 'flow', today, draft } }).start();
  render(inShop(testShop(), <FamilyBoardView board={actor} nobody={null} />));
  await screen.findAllByRole('article');
  return actor;
}

const tickOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const cardOf = (name: string) => screen.getByRole('article', { name });

describe('a person on the board', () => {
  it('shows the next ticket with its days, its price, and the reasons for days and price (FAM-03)', async () => {
    await show(boardOf(mother, son));
    const words = cardOf('Jakub Horák').textContent ?? '';
    expect(words).toMatch(
      /Od st\u00A016\.12\.2026 do čt\u00A014\.01\.2027\. Navazuje na jízdenku, která platí do út\u00A015/,
    );
    expect(words).toMatch(/275,00\sKč/);
    expect(words).toMatch(/Plná cena 550,00\sKč\. Sleva: Dítě 6–14 let \(50\s%\)/);
    expect(cardOf('Petra Horáková').textContent).toContain('Cena podle ceníku pro profil Dospělý');
  });

  it('hides the line of months from screen readers, because a list has the same content (FAM-01)', async () => {
    await show(boardOf(coveredSon, mother));
    const card = cardOf('Jakub Horák');
    expect(within(card).queryByRole('listitem')).toBeNull();
    fireEvent.click(within(card).getByRole('button', { name: 'Podrobnosti: Jakub Horák', expanded: false }));
    const drawn = [...card.querySelectorAll('[aria-hidden] [data-kind]')].map((bar) => bar.getAttribute('data-kind'));
    expect(drawn).toEqual(['current', 'next']);
    const held = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(held[0]).toMatch(/30denní, 100 Lipany-městoplatí teď, do út/);
    expect(held[1]).toMatch(/začne platit později.*Koupil ji někdo jiný/);
  });

  it('names the check box by the person, the ticket and its price, and a press on the words ticks the ticket', async () => {
    await show(boardOf(mother, son));
    const box = within(cardOf('Jakub Horák')).getByRole<HTMLInputElement>('checkbox', {
      name: /^Jakub Horák: 30denní – Dítě.* 275,00\sKč$/,
    });
    fireEvent.click(within(cardOf('Jakub Horák')).getByText(/^275,00/));
    expect(box.checked).toBe(true);
  });

  it.each(boardObstacles)(
    'without a suggested ticket has the reason and a link or a button: %s (FAM-02)',
    async (name) => {
      const days = { until: '2026-12-31', possibleFrom: '2026-12-01', orderId: 77, unmanageable: null };
      const obstacle = { name, ...days, unmanageable: name === 'NOT_MANAGEABLE' ? ('AGE' as const) : null };
      await show(boardOf({ ...daughter, obstacle }, mother));
      const card = within(cardOf('Ema Horáková'));
      expect(card.queryByText(/familyBoard/)).toBeNull();
      expect(card.queryByRole('checkbox')).toBeNull();
      const ways = [...card.getAllByRole('link'), ...card.queryAllByRole('button')].map(
        ({ textContent }) => textContent,
      );
      expect(ways.length).toBeGreaterThan(name === 'NOTHING_SOLD' ? 0 : 1);
    },
  );

  it('has a note and no tick if another person is about to buy the ticket (FAM-06)', async () => {
    await show(boardOf({ ...mother, isOrderedElsewhere: true }, son));
    const card = within(cardOf('Petra Horáková'));
    expect(card.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(card.getByText(/objednal i někdo jiný/)).toBeTruthy();
  });
});

describe('the board after the session has ended (SES-02)', () => {
  const note = () => screen.queryByText(/obnovili vaše zaškrtnutí/)?.closest('[role=status]')?.textContent;

  it('has the former ticks and no message', async () => {
    await show(boardOf(mother, son), { ticked: [2], changed: [] });
    expect(['Petra', 'Jakub'].map((name) => tickOf(name).checked)).toEqual([false, true]);
    expect(note()).toBeUndefined();
  });

  it('names the people whose ticket must be chosen again, until the ticket is chosen', async () => {
    const actor = await show(boardOf(mother, son), { ticked: [1, 2], changed: [1, 2] });
    expect(note()).toContain('Petra Horáková a\u00A0Jakub Horák');
    act(() => actor.send({ type: 'toggle', customerId: 1 }));
    expect(note()).toContain('pro: Jakub Horák.');
  });

  it('has a message if people with a tick are not on the board any more', async () => {
    await show(boardOf(mother), { ticked: [1, 2], changed: [] });
    expect(note()).toMatch(/tu už\snejsou/);
  });
});

describe('the whole board', () => {
  it('shows until when all people are covered, and ticks nothing', async () => {
    await show(boardOf(coveredSon, son));
    expect(screen.getByText('Všichni mají jízdenku')).toBeTruthy();
    expect(screen.getByText(/Nejméně do/).parentElement?.textContent).toContain('15.12.2026');
    expect(screen.getByText('Vyberte jízdenky')).toBeTruthy();
  });

  it('with one person has a link to the list where people are added, and no button for several people', async () => {
    await show(boardOf(mother));
    expect(screen.getByRole('link', { name: 'Přidejte jeho kartu' }).getAttribute('href')).toBe(
      '#/app/managed-card-list',
    );
    expect(screen.queryByRole('button', { name: 'Vybrat vše' })).toBeNull();
  });

  it('without any ticket to buy has no button to add tickets', async () => {
    await show(boardOf(baby, { ...baby, customerId: 5, fullName: 'Eva Horáková' }));
    expect(screen.queryByRole('button', { name: 'Přidat do košíku' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Požádat o kartu' })).toHaveLength(2);
  });

  it.each([
    [3, /Ještě 1 člověk na stránce není/],
    [5, /Ještě 3 lidé na stránce nejsou/],
  ])('shows how many people are not on it: of %i', async (totalCount, text) => {
    await show({ ...boardOf(mother, son), totalCount });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows the total price of the ticked tickets', async () => {
    const actor = await show(boardOf(mother, son));
    const total = () => screen.getByTestId('board-total').textContent;
    expect(total()).toMatch(/^550,00\sKč$/);
    actor.send({ type: 'tickAll' });
    await expect.poll(total).toMatch(/^825,00\sKč$/);
    expect(screen.getByText('2 jízdenky')).toBeTruthy();
  });
});
