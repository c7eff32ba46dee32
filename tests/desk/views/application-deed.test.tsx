// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { DeedBar } from '#features/desk/application-deed/deed-bar.tsx';
import { DeedNote } from '#features/desk/application-deed/deed-note.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { longestNote } from '#machines/desk/application-deed/application-deed.form.ts';
import { applicationDeedMachine } from '#machines/desk/application-deed/application-deed.machine.ts';
import type { ApplicationDeedContext } from '#machines/desk/application-deed/application-deed.types.ts';
import { applicationDeedView } from '#machines/desk/application-deed/application-deed.view.ts';
import { applicationDeedModel } from '#machines/desk/application-deed/model/application-deed.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { applicationDeedGestures } from './application-deed.gestures.tsx';

const files = [{ asked: { typeId: 4, isProfileOne: true }, name: 'Potvrzení o studiu (Student)' }];

describeView({
  model: applicationDeedModel,
  render: (actor) => inShop(testShop(), <DeedBar actor={actor} files={files} />),
  gestures: applicationDeedGestures,
  view: applicationDeedView,
  expectations: {
    reading: ({ root }) => {
      expect(within(root).queryByRole('dialog')).toBeNull();
      expect(within(root).queryByRole('alert')).toBeNull();
    },
    filling: ({ root }, { context }) => {
      const { deed, form, demanded, failure } = context as ApplicationDeedContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      const tells = deed === 'REJECT' || deed === 'ASK_AGAIN';
      expect(says(/^Napište zákazníkovi důvod/)).toBe(demanded && tells && form.note === '');
      expect(says(/^Vyberte fotografii nebo přílohu/)).toBe(
        demanded && deed === 'ASK_AGAIN' && !form.photo && form.files.length === 0,
      );
      expect(says(/^Zadejte číslo karty/)).toBe(demanded && deed === 'PRINT' && form.cardNumber === '');
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

it('counts of the note what is sent, without the blanks around it (DSK-04)', () => {
  const { unchecked } = applicationDeedModel.inputs;
  if (unchecked === undefined) throw new Error('expected an input');
  const actor = createActor(applicationDeedMachine, { input: unchecked }).start();
  actor.send({ type: 'choose', deed: 'REJECT' });
  actor.send({ type: 'changeNote', value: '  tmavá  ' });
  render(inShop(testShop(), <DeedNote actor={actor} />));
  screen.getByText(`5 / ${String(longestNote)}`);
});
