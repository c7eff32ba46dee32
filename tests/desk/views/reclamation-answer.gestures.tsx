import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { reclamationAnswerModel } from '#machines/desk/reclamation-answer/model/reclamation-answer.model.ts';
import { fill } from '../../common/views/support/fill.ts';

/** While an answer is being sent, it cannot be changed. */
const editable = (field: HTMLElement | null) => (field?.hasAttribute('readonly') === true ? null : field);
const names = { FINALIZED: 'Vyřídit', REJECTED: 'Zamítnout' } as const;
const button = ({ root }: Page, name: string) => within(root).queryByRole('button', { name });

export const reclamationAnswerGestures = {
  chooseVerdict: {
    per: 'case',
    find: ({ root }, { verdict }) => within(root).queryByRole('radio', { name: names[verdict] }),
    perform: ({ user }, _payload, radio) => user.click(radio),
  },
  changeAnswer: {
    find: ({ root }) => editable(within(root).queryByLabelText(/^Text pro zákazníka/)),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  changeFee: {
    find: ({ root }) => editable(within(root).queryByLabelText(/^Poplatek/)),
    perform: ({ user }, { value }, field) => fill(user, field, value),
  },
  submit: {
    find: (page) => button(page, 'Odeslat odpověď'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: (page) => button(page, 'Zavřít'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof reclamationAnswerModel>;
