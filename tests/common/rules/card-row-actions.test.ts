import { describe, expect, it } from 'vitest';
import { cardStates, customerCardTypes } from '#contract/enumerations.ts';
import { cardRowActions, cardRowObstacle } from '#rules/card-row-actions.ts';
import type { CardOfRow, CardRowAction, CardRowCircumstances } from '#rules/card-row-actions.ts';

/** A condition under which an action is offered; fields that are left out do not matter. */
interface Offer {
  readonly action: CardRowAction;
  readonly type?: CardOfRow['customerCardType'];
  readonly state?: CardOfRow['state'];
  readonly expired?: boolean;
  readonly manageable?: boolean;
  readonly bankCardAsCarrierAllowed?: boolean;
  readonly virtualApplicationPossible?: boolean;
  readonly hasActiveCard?: boolean;
  readonly hasOwnCustomer?: boolean;
  readonly marketingConsentCardEnabled?: boolean;
}

/** The sentences of CRD-01, CRD-02 and BNK-01. */
const offers: readonly Offer[] = [
  { action: 'delete', type: 'BANK', manageable: true, state: 'TOKENIZED', bankCardAsCarrierAllowed: true },
  { action: 'delete', type: 'BANK', manageable: true, state: 'BLOCKED', bankCardAsCarrierAllowed: true },
  { action: 'block', type: 'BANK', manageable: true, state: 'ACTIVE' },
  {
    action: 'activate',
    type: 'BANK',
    manageable: true,
    state: 'BLOCKED',
    expired: false,
    virtualApplicationPossible: true,
    hasActiveCard: false,
  },
  { action: 'setMain', state: 'ACTIVE', manageable: false, hasOwnCustomer: true },
  { action: 'editMarketingConsent', marketingConsentCardEnabled: true },
];

const [yesterday, today] = ['2026-11-20', '2026-11-21'];
const both = [true, false] as const;
const orUnknown = [true, false, null] as const;

const circumstances: readonly CardRowCircumstances[] = both.flatMap((bankCardAsCarrierAllowed) =>
  both.flatMap((marketingConsentCardEnabled) =>
    orUnknown.flatMap((manageable) =>
      both.flatMap((hasOwnCustomer) =>
        both.flatMap((hasActiveCard) =>
          orUnknown.map((virtualApplicationPossible) => ({
            configuration: { bankCardAsCarrierAllowed, marketingConsentCardEnabled },
            manageable,
            hasOwnCustomer,
            hasActiveCard,
            virtualApplicationPossible,
            today,
          })),
        ),
      ),
    ),
  ),
);
const cards: readonly CardOfRow[] = customerCardTypes.flatMap((customerCardType) =>
  cardStates.flatMap((state) => [yesterday, today].map((validTo) => ({ customerCardType, state, validTo }))),
);

function isOffered(
  action: CardRowAction,
  card: CardOfRow,
  { configuration, ...others }: CardRowCircumstances,
): boolean {
  const expired = card.validTo === yesterday;
  const found = { ...configuration, ...others, expired, type: card.customerCardType, state: card.state };
  const offersOfAction = offers
    .filter((offer) => offer.action === action)
    .map(({ action: _, ...conditions }) => conditions);
  return offersOfAction.some((conditions) =>
    Object.entries(conditions).every(([name, value]) => found[name as keyof typeof found] === value),
  );
}

describe('an action in the row of a card (CRD-01, CRD-02, BNK-01)', () => {
  it.each(cardRowActions)('%s is offered exactly as the requirements say', (action) => {
    let offered = 0;
    for (const card of cards) {
      for (const given of circumstances) {
        const expected = isOffered(action, card, given);
        if (expected) offered += 1;
        expect(cardRowObstacle(action, card, given) === null, JSON.stringify({ card, given })).toBe(expected);
      }
    }
    expect(circumstances.length * cards.length).toBe(customerCardTypes.length * 1728);
    expect(offered).toBeGreaterThan(0);
  });

  const bankCard = (state: CardOfRow['state']): CardOfRow => ({ customerCardType: 'BANK', state, validTo: today });
  const free: CardRowCircumstances = {
    configuration: { bankCardAsCarrierAllowed: true, marketingConsentCardEnabled: true },
    manageable: true,
    hasOwnCustomer: true,
    hasActiveCard: false,
    virtualApplicationPossible: true,
    today,
  };
  const without = { ...free, configuration: { bankCardAsCarrierAllowed: false, marketingConsentCardEnabled: false } };

  it.each([
    ['block', { ...bankCard('ACTIVE'), customerCardType: 'PERSONAL' }, free, 'INVALID_CUSTOMER_CARD'],
    ['block', bankCard('ACTIVE'), { ...free, manageable: false }, 'CUSTOMER_NOT_MANAGEABLE'],
    ['block', bankCard('EXPIRED'), free, 'INVALID_CARD_STATE'],
    ['activate', bankCard('TOKENIZED'), free, 'INVALID_CARD_STATE'],
    ['activate', { ...bankCard('BLOCKED'), validTo: yesterday }, free, 'CARD_EXPIRED'],
    ['activate', bankCard('BLOCKED'), { ...free, hasActiveCard: true }, 'ACTIVE_CARD_EXISTS'],
    [
      'activate',
      bankCard('BLOCKED'),
      { ...free, virtualApplicationPossible: false },
      'VIRTUAL_CARD_APPLICATION_NOT_POSSIBLE',
    ],
    ['delete', bankCard('ACTIVE'), free, 'INVALID_CARD_STATE'],
    ['delete', bankCard('BLOCKED'), without, 'BANK_CARD_NOT_ALLOWED'],
    ['setMain', bankCard('BLOCKED'), { ...free, manageable: false }, 'CARD_NOT_ACTIVE'],
    ['setMain', bankCard('ACTIVE'), free, 'CUSTOMER_MANAGEABLE'],
    ['setMain', bankCard('ACTIVE'), { ...free, manageable: false, hasOwnCustomer: false }, 'INVALID_ACCOUNT'],
    ['editMarketingConsent', bankCard('ACTIVE'), without, 'MARKETING_CONSENT_NOT_ALLOWED'],
  ] as const)('%s of %o has an obstacle', (action, card, given, obstacle) =>
    expect(cardRowObstacle(action, card, given)).toBe(obstacle),
  );
});
