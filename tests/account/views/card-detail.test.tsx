// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CardDetail as Card } from '#contract/entities/customer-card.ts';
import type { CardState } from '#contract/enumerations.ts';
import { CardDetail } from '#features/account/user-account/card-detail.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

afterEach(cleanup);

const { customer, card } = customerSelectionSamples;
const renderCard = (change: Partial<Card>) => {
  const shop = accountShop({ customerSelection: staticActor({}) });
  render(inShop(shop, <CardDetail customer={customer} card={{ ...card, ...change }} birthDay={null} />));
  return screen.getByRole('article');
};
const inState = (name: CardState) => ({ currentState: { state: { id: 1, name, displayName: name } } });

it('the birth date is also shown beside a card without profiles', () => {
  const shop = accountShop({ customerSelection: staticActor({}) });
  const bare = { ...card, profileOne: null, profileTwo: null };
  render(inShop(shop, <CardDetail customer={customer} card={bare} birthDay="2018-03-04" />));
  expect(screen.getAllByText('04.03.2018').length).toBeGreaterThan(0);
});

describe('the drawn card (ACC-02)', () => {
  it('shows its number in groups, like the plastic card (FMT-01)', () => {
    expect(renderCard({ cardNumber: '210000001200034567' }).textContent).toContain('21000000 12 0003456 7');
  });

  it('is grey in each state in which the card cannot be used for travelling', () => {
    const grounds = (['ACTIVE', 'BLOCKED', 'EXPIRED', 'IN_PROGRESS', 'NOT_ISSUED', 'TOKENIZED'] as const).map(
      (name) => {
        const { className } = renderCard(inState(name));
        cleanup();
        return /bg-c_(\S+)/.exec(className)?.[1];
      },
    );
    const grey = 'neutral.700';
    expect(grounds).toEqual(['primarySystem', grey, grey, grey, grey, grey]);
  });

  it.each([
    ['HAULIER_CARD', 'nfc'],
    ['WHITE_LIST_CARD', 'nfc'],
    ['VIRTUAL_CARD', 'smartphone'],
    ['BANK_CARD', 'credit-card'],
  ] as const)('shows the sign of its carrier: %s, %s', (carrierType, sign) => {
    const icon = renderCard({ carrierType }).querySelector('svg');
    expect(icon?.classList.contains(`lucide-${sign}`)).toBe(true);
  });

  it('is drawn without a sign on a carrier that the shop does not know (CAL-04)', () => {
    const drawn = renderCard({ carrierType: 'UNKNOWN' });
    expect(drawn.textContent).toContain('Jiná karta');
    expect(drawn.querySelector('svg')).toBeNull();
  });
});
