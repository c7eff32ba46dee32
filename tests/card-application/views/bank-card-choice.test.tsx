// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { BankCardChoiceField } from '#features/card-application/card-application/bank-card-choice-field.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { BankCardChoiceContext } from '#machines/card-application/bank-card-choice/bank-card-choice.types.ts';
import { bankCardChoiceView } from '#machines/card-application/bank-card-choice/bank-card-choice.view.ts';
import { bankCardChoiceModel } from '#machines/card-application/bank-card-choice/model/bank-card-choice.model.ts';
import { fieldError } from '../../common/views/support/field-error.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { bankCardChoiceGestures } from './bank-card-choice.gestures.tsx';

describeView({
  model: bankCardChoiceModel,
  render: (actor) => inShop(testShop(), <BankCardChoiceField actor={actor} />),
  gestures: bankCardChoiceGestures,
  view: bankCardChoiceView,
  expectations: {
    choosing: ({ root }, snapshot) => {
      const { cards, choice, demanded, mayBeNew } = snapshot.context as BankCardChoiceContext;
      const group = within(root).queryByRole('radiogroup', { name: /^Která platební karta/ });
      if (cards.length === 0 && !mayBeNew) {
        expect(group).toBeNull();
        within(root).getByText(/novou teď zaregistrovat nelze/);
        return;
      }
      if (group === null) throw new Error('there is something to choose');
      const offered = within(group).getAllByRole<HTMLInputElement>('radio');
      expect(offered.map(({ value }) => value)).toEqual([
        ...cards.map(({ id }) => String(id)),
        ...(mayBeNew ? ['new'] : []),
      ]);
      const chosen = offered.find(({ checked }) => checked);
      expect(chosen?.value ?? null).toBe(choice === null ? null : String(choice));
      expect(fieldError(group)).toBe(demanded && choice === null ? 'Vyberte platební kartu.' : null);
    },
    unread: ({ root }) => {
      within(root).getByText('Vaše platební karty se nepodařilo načíst');
    },
  },
});
