// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { MarketingConsentDialog } from '#features/account/tabs/chip-cards/marketing-consent/marketing-consent-dialog.tsx';
import { MarketingConsentView } from '#features/account/tabs/chip-cards/marketing-consent/marketing-consent-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { MarketingConsentContext } from '#machines/account/marketing-consent/marketing-consent.types.ts';
import { marketingConsentView } from '#machines/account/marketing-consent/marketing-consent.view.ts';
import { marketingConsentModel } from '#machines/account/marketing-consent/model/marketing-consent.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { marketingConsentGestures } from './marketing-consent.gestures.tsx';

const cardNumber = '210001260000012347';

describeView({
  model: marketingConsentModel,
  render: (actor) => inShop(testShop(), <MarketingConsentView actor={actor} cardNumber={cardNumber} />),
  gestures: marketingConsentGestures,
  view: marketingConsentView,
  expectations: {
    editing: ({ root }, { context }) => {
      const { value, failure } = context as MarketingConsentContext;
      expect(within(root).getByRole<HTMLInputElement>('checkbox').checked).toBe(value);
      expect(within(root).queryByRole('alert') !== null).toBe(failure !== null);
      const isUnsure = failure?.name === 'NO_ANSWER' || failure?.name === 'UNREADABLE_ANSWER';
      expect(within(root).queryByText('Nevíme, zda se volba uložila') !== null).toBe(isUnsure);
      expect(within(root).queryByText('Volbu se nepodařilo uložit') !== null).toBe(failure !== null && !isUnsure);
    },
    saving: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Uložit' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});

describe('the dialog of the marketing consent (CRD-01)', () => {
  afterEach(cleanup);

  it('names the card, saves the choice, and closes with a toast of ten seconds', async () => {
    const user = userEvent.setup();
    const effects: unknown[] = [];
    const shop = {
      ...testShop(),
      call: ({ name }: { name: string }, { params, body }: { params: unknown; body: unknown }) =>
        Promise.resolve(effects.push([name, params, body])),
      showToast: (toast: unknown) => void effects.push(toast),
    } as never;
    const card = { id: 7, cardNumber, marketingConsent: true };
    render(inShop(shop, <MarketingConsentDialog card={card} onClosed={() => void effects.push('closed')} />));
    expect(screen.queryByText(/21000126\s00\s0001234\s7/)).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { checked: true }));
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    await expect.poll(() => effects.at(-1)).toBe('closed');
    expect(effects).toEqual([
      ['updateMarketingConsent', { id: 7 }, { value: false }],
      { messageId: 'marketingConsent.saved.withheld', colour: 'success', timeout: 10_000 },
      'closed',
    ]);
  });
});
