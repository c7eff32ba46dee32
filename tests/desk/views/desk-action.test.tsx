// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ActionBar } from '#features/desk/desk-action/action-bar.tsx';
import { ActionNote } from '#features/desk/desk-action/action-note.tsx';
import { Overtaken } from '#features/desk/desk-action/overtaken.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { longestNote } from '#machines/desk/desk-action/desk-action.form.ts';
import { deskActionMachine } from '#machines/desk/desk-action/desk-action.machine.ts';
import type { DeskActionContext } from '#machines/desk/desk-action/desk-action.types.ts';
import { deskActionView } from '#machines/desk/desk-action/desk-action.view.ts';
import { deskActionModel } from '#machines/desk/desk-action/model/desk-action.model.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { deskActionGestures } from './desk-action.gestures.tsx';

const files = [{ asked: { typeId: 4, isProfileOne: true }, name: 'Potvrzení o studiu (Student)' }];

fillBrowserGaps();

describeView({
  model: deskActionModel,
  render: (actor) =>
    inShop(
      testShop(),
      <>
        <Overtaken actor={actor} />
        <ActionBar actor={actor} files={files} />
      </>,
    ),
  gestures: deskActionGestures,
  view: deskActionView,
  expectations: {
    reading: ({ root }) => {
      expect(within(root).queryByRole('dialog')).toBeNull();
      expect(within(root).queryByRole('alert')).toBeNull();
    },
    filling: ({ root }, { context }) => {
      const { action, form, demanded, failure } = context as DeskActionContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      const tells = action === 'REJECT' || action === 'ASK_AGAIN';
      expect(says(/^Napište zákazníkovi důvod/)).toBe(demanded && tells && form.note === '');
      expect(says(/^Vyberte fotografii nebo přílohu/)).toBe(
        demanded && action === 'ASK_AGAIN' && !form.photo && form.files.length === 0,
      );
      expect(says(/^Zadejte číslo karty/)).toBe(demanded && action === 'PRINT' && form.cardNumber === '');
      expect(says(/^Číslo karty má jen číslice/)).toBe(demanded && form.cardNumber === '92O3');
      expect(says(/^Číslo čipu má osm/)).toBe(demanded && form.chipNumber === 'chip');
      const alert = within(root).queryByRole('alert');
      expect(alert !== null).toBe(failure !== null);
      if (failure?.name === 'CARD_NUMBER_IN_USE') expect(alert?.textContent).toContain('už má někdo jiný');
      if (failure?.name === 'NO_ANSWER') expect(alert?.textContent).toContain('Nevíme, zda se to zapsalo');
    },
    doing: ({ root }) => {
      const confirm = within(root).getByRole('dialog').querySelector('button[type=submit]');
      expect(confirm?.getAttribute('aria-busy')).toBe('true');
    },
    overtaken: ({ root }) => {
      expect(within(root).queryByText(/mezitím změnil někdo jiný/)).not.toBeNull();
    },
  },
});

it('the length of the note is counted without the spaces around it, which are not sent (DSK-04)', () => {
  const { unchecked } = deskActionModel.inputs;
  if (unchecked === undefined) throw new Error('expected an input');
  const actor = createActor(deskActionMachine, { input: unchecked }).start();
  actor.send({ type: 'choose', action: 'REJECT' });
  actor.send({ type: 'changeNote', value: '  tmavá  ' });
  render(inShop(testShop(), <ActionNote actor={actor} />));
  screen.getByText(`5 / ${String(longestNote)}`);
});
