// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OpenLogIn } from '#contract/entities/trail.ts';
import { LogInsView } from '#features/trail/log-ins/log-ins-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { logInsMachine } from '#machines/trail/log-ins/log-ins.machine.ts';
import type { EndInput } from '#machines/trail/log-ins/log-ins.types.ts';
import { logInsView } from '#machines/trail/log-ins/log-ins.view.ts';
import { logInsModel } from '#machines/trail/log-ins/model/log-ins.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { logInsGestures } from './log-ins.gestures.tsx';

const view = (actor: Parameters<typeof LogInsView>[0]['actor']) => inShop(testShop(), <LogInsView actor={actor} />);

interface Shown {
  readonly logIns: readonly OpenLogIn[];
  readonly failure: { readonly name: string } | null;
}

describeView({
  model: logInsModel,
  render: view,
  gestures: logInsGestures,
  view: logInsView,
  expectations: {
    reading: ({ root }) => {
      within(root).getByText('Zjišťujeme, kde jste přihlášeni…');
      expect(within(root).queryByRole('list')).toBeNull();
    },
    unreadable: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Nepodařilo se zjistit, kde jste přihlášeni');
    },
    listed: ({ root }, { context }) => {
      const { logIns } = context as Shown;
      expect(within(root).queryAllByRole('listitem')).toHaveLength(logIns.length);
      const present = logIns.some(({ isPresent }) => isPresent);
      expect(within(root).queryAllByText('Toto zařízení')).toHaveLength(present ? 1 : 0);
      expect(within(root).queryAllByRole('button', { name: 'Odhlásit se' })).toHaveLength(present ? 1 : 0);
      expect(root.textContent.includes('tu není: je starší než tento seznam')).toBe(!present);
      expect(root.textContent.includes('Jinde přihlášeni nejste.')).toBe(present && logIns.length === 1);
    },
    'listed.outdated': ({ root }) => {
      within(root).getByText(/může být starší/);
    },
    askingToEnd: ({ root }) => {
      const question = within(root).getByRole('alertdialog', { name: 'Ukončit toto přihlášení?' });
      expect(question.textContent).toContain('začne chtít heslo: aplikace v telefonu.');
    },
    notEnded: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Nevíme, zda se to podařilo.');
    },
    askingToEndOthers: ({ root }) => {
      within(root).getByRole('alertdialog', { name: 'Ukončit všechna ostatní přihlášení?' });
    },
  },
});

const logIn = (id: number, isPresent: boolean): OpenLogIn => ({
  id,
  at: '2026-11-21T07:05:00.000Z',
  ends: '2026-11-21T09:05:00.000Z',
  userAgent: null,
  telephoneApplication: false,
  isPresent,
});

describe('the section of the open log-ins (TRL-03)', () => {
  afterEach(cleanup);

  it("shows the start and the end of each log-in, and a button to log out at this browser's log-in", async () => {
    const sent: unknown[] = [];
    const session = { send: (event: unknown) => void sent.push(event) };
    const actors = { readLogIns: fromPromise<readonly OpenLogIn[]>(async () => [logIn(1, true)]) };
    const actor = createActor(logInsMachine.provide({ actors })).start();
    render(inShop(testShop({ session }), <LogInsView actor={actor} />));
    await screen.findByText('Toto zařízení');
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain('Přihlášení: 21.11.2026\u00A008:05'.replace('\u00A0', ' '));
    expect(row.textContent).toContain('Samo skončí: 21.11.2026 10:05');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Odhlásit se' }));
    expect(sent).toEqual([{ type: 'logOut' }]);
    actor.stop();
  });

  it('keeps the focus when the row of the pressed button is removed', async () => {
    const user = userEvent.setup();
    let open = [logIn(1, true), logIn(2, false)];
    const actors = {
      readLogIns: fromPromise<readonly OpenLogIn[]>(async () => open),
      endLogIn: fromPromise<void, EndInput>(async ({ input }) => {
        open = open.filter(({ id }) => id !== input.id);
      }),
    };
    const actor = createActor(logInsMachine.provide({ actors })).start();
    const { container } = render(view(actor));
    await user.click(await screen.findByRole('button', { name: 'Ukončit neznámé zařízení' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Ukončit přihlášení' }));
    await screen.findByText('Jinde přihlášeni nejste.');
    await expect.poll(() => document.activeElement).toBe(container.querySelector('[data-flow]'));
    actor.stop();
  });
});
