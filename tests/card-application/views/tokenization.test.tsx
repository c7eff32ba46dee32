// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { TokenizationView } from '#features/card-application/tokenization/tokenization-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { tokenizationModel } from '#machines/card-application/tokenization/model/tokenization.model.ts';
import type { TokenizationContext } from '#machines/card-application/tokenization/tokenization.types.ts';
import { tokenizationView } from '#machines/card-application/tokenization/tokenization.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { tokenizationGestures } from './tokenization.gestures.tsx';

const causes: Readonly<Record<string, RegExp>> = {
  TOKENIZATION_UNAVAILABLE: /není dostupná/,
  CARD_APPLICATION_CLOSED: /už registraci karty nepotřebuje/,
  BANK_CARD_NOT_ALLOWED: /nepřijímáme/,
  NOT_FOUND: /podal někdo jiný/,
};

describeView({
  model: tokenizationModel,
  render: (actor) => inShop(testShop(), <TokenizationView actor={actor} />),
  gestures: tokenizationGestures,
  view: tokenizationView,
  expectations: {
    leaving: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('Přecházíme na stránku pro registraci');
    },
    stopped: ({ root }, snapshot) => {
      const { failure } = snapshot.context as TokenizationContext;
      within(root).getByText(/Žádost je podaná/);
      if (failure === null) return void within(root).getByText('Platební karta ještě není zaregistrovaná');
      within(root).getByText('Registraci platební karty se nepodařilo zahájit');
      within(root).getByText(causes[failure.name] ?? /za chvíli znovu/);
    },
  },
});
