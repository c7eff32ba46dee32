import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { reclamationModel } from '#machines/account/reclamation/model/reclamation.model.ts';
import type { ReclamationField } from '#rules/reclamation.ts';
import { fill } from '../../common/views/support/fill.ts';

const labels: Readonly<Partial<Record<ReclamationField, RegExp>>> = {
  lastName: /^Příjmení/,
  phoneNumber: /^Telefon/,
  note: /^Popis závady/,
};

/** The field if it can be edited; while the reclamation is being sent, no field can be edited. */
const fieldOf = ({ root }: Page, field: ReclamationField) => {
  const found = within(root).queryByLabelText(labels[field] ?? /^$/);
  return found?.hasAttribute('readonly') === true ? null : found;
};

export const reclamationGestures = {
  changeField: {
    per: 'case',
    find: (page, { field }) => fieldOf(page, field),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  leaveField: {
    per: 'case',
    find: (page, { field }) => fieldOf(page, field),
    perform: async ({ user }, _payload, field) => {
      await user.click(field);
      await user.tab();
    },
  },
  toggleConsent: {
    find: ({ root }) => within(root).queryByRole('checkbox'),
    perform: ({ user }, _payload, box) => user.click(box),
  },
  submit: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Odeslat reklamaci' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zavřít' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof reclamationModel>;
