import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { deskActionModel } from '#machines/desk/desk-action/model/desk-action.model.ts';
import { fill } from '../../common/views/support/fill.ts';

const buttonNames = {
  CHECK: 'Schválit údaje',
  ASK_AGAIN: 'Vyžádat znovu',
  TAKE_BACK: 'Vzít výzvu zpět',
  REJECT: 'Zamítnout žádost',
  PRINT: 'Zapsat vyrobenou kartu',
  HAND_OVER: 'Předat kartu',
  ISSUE: 'Vydat kartu',
} as const;

/** The submit button of the open dialog. */
const confirmation = /^(Schválit|Odeslat zákazníkovi|Zamítnout|Zapsat kartu)$/;

export const deskActionGestures = {
  choose: {
    per: 'case',
    // A modal dialog covers the buttons at once, but hides them from screen readers only in the next frame.
    find: ({ root }, { action }) =>
      within(root).queryByRole('dialog') === null
        ? within(root).queryByRole('button', { name: buttonNames[action] })
        : null,
    perform: ({ user }, _payload, control) => user.click(control),
  },
  changeNote: {
    find: ({ root }) => within(root).queryByLabelText('Zpráva pro zákazníka'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  askPhoto: {
    find: ({ root }) => within(root).queryByLabelText('Fotografii'),
    perform: async ({ user }, { asked }, box) => {
      if ((box as HTMLInputElement).checked !== asked) await user.click(box);
    },
  },
  askFile: {
    find: ({ root }) => within(root).queryByLabelText('Potvrzení o studiu (Student)'),
    perform: async ({ user }, { asked }, box) => {
      if ((box as HTMLInputElement).checked !== asked) await user.click(box);
    },
  },
  changeCardNumber: {
    find: ({ root }) => within(root).queryByLabelText('Číslo karty'),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changeChipNumber: {
    find: ({ root }) => within(root).queryByLabelText(/^Číslo čipu/),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: confirmation }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof deskActionModel>;
