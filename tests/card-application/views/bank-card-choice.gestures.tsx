import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { bankCardChoiceModel } from '#machines/card-application/bank-card-choice/model/bank-card-choice.model.ts';

const names: Readonly<Record<string, RegExp>> = {
  new: /^Nová platební karta/,
  1: /0001/,
  3: /0003/,
};

export const bankCardChoiceGestures = {
  choose: {
    per: 'case',
    find: ({ root }, { choice }) => within(root).queryByRole('radio', { name: names[String(choice)] ?? /^$/ }),
    perform: ({ user }, _payload, option) => user.click(option),
  },
  retry: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Zkusit znovu' }),
    perform: ({ user }, _payload, button) => user.click(button),
  },
} satisfies Gestures<typeof bankCardChoiceModel>;
