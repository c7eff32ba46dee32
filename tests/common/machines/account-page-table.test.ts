import { describe, expect, it } from 'vitest';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import { cardStates, unmanageableReasons, type CardState } from '#contract/enumerations.ts';
import { accountView, noCustomerNotice } from '#machines/account/customer-selection/customer-selection.view.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { addDays } from '#rules/dates.ts';
import { isWalletTabShown } from '#rules/visibility.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

const today = '2026-11-23';
const { customer, card: plainCard, link } = customerSelectionSamples;
const configurationWith = (flags: Partial<typeof defaultFlags>) => ({ ...defaultFlags, ...flags });

const both = [true, false];
const cardTypes = ['PERSONAL', 'VIRTUAL', 'BANK', null] as const;
const links = [null, 'ASSIGNED', 'MANAGED'] as const;

const cardOf = (type: (typeof cardTypes)[number], state: CardState = 'ACTIVE', daysLeft = 365): CardDetail | null =>
  type && {
    ...plainCard,
    customerCardType: type,
    currentState: { state: { id: 1, name: state, displayName: state } },
    validTo: addDays(today, daysLeft),
  };

/**
 * ACC-02 and ACC-03 as a second table. `amount`: the wallet amount is hidden without a card, for bank cards, and for
 * virtual cards unless their wallets are enabled. `tab`: the wallet tab is hidden for virtual cards unless their wallets
 * are enabled; for every card it is hidden unless wallets and haulier cards are allowed.
 */
const walletTable = {
  'no card': { amount: () => false, tab: () => true },
  PERSONAL: { amount: () => true, tab: () => true },
  VIRTUAL: { amount: (virtualWallets: boolean) => virtualWallets, tab: (virtualWallets: boolean) => virtualWallets },
  BANK: { amount: () => false, tab: () => true },
} as const;

const { openApplication: open } = customerSelectionSamples;

describe.each(links)('the account page of a customer with the link %s', (type) => {
  describe.each(cardTypes)('and the card %s', (cardType) => {
    it('shows the wallet, its tab and the birth day exactly as the requirements say (ACC-02, ACC-03)', () => {
      for (const virtualCardEWalletAllowed of both) {
        for (const eWalletAllowed of both) {
          for (const haulierCardAsCarrierAllowed of both) {
            const configuration = configurationWith({
              virtualCardEWalletAllowed,
              eWalletAllowed,
              haulierCardAsCarrierAllowed,
            });
            const card = cardOf(cardType);
            const view = accountView({
              customer,
              link: type && { ...link, type },
              card,
              standing: {
                manageable: true,
                reason: null,
                hasApplication: false,
                openApplication: null,
                connected: true,
              },
              configuration,
              today,
            });
            const row = walletTable[cardType ?? 'no card'];
            expect(view.walletShown).toBe(row.amount(virtualCardEWalletAllowed));
            expect(isWalletTabShown(card, configuration)).toBe(
              eWalletAllowed && haulierCardAsCarrierAllowed && row.tab(virtualCardEWalletAllowed),
            );
            expect(view.birthDay).toBe(type === null ? null : customer.birthDay);
          }
        }
      }
    });

    it('has the alerts that fit the card and the rights of the account (ACC-01, ACC-06)', () => {
      for (const reason of [null, ...unmanageableReasons]) {
        const manageable = reason === null;
        for (const hasApplication of both) {
          const { notManageable, noCard } = accountView({
            customer,
            link: type && { ...link, type },
            card: cardOf(cardType),
            standing: {
              manageable,
              reason,
              hasApplication,
              openApplication: hasApplication ? open : null,
              connected: true,
            },
            configuration: configurationWith({}),
            today,
          });
          expect(notManageable).toBe(reason);
          const linkedNotice = hasApplication ? 'application' : 'noCard';
          const missing = { own: 'firstSteps', linked: manageable ? 'linkedFirstSteps' : linkedNotice };
          expect(noCard).toBe(cardType === null ? missing[type === null ? 'own' : 'linked'] : null);
        }
      }
    });
  });
});

it('the expiry banner is shown for an active card from 30 days before its last day until this day (ACC-08)', () => {
  const shown = cardStates.flatMap((state) =>
    [-1, 0, 1, 30, 31].flatMap((daysLeft) => {
      const view = accountView({
        customer,
        link: null,
        card: cardOf('PERSONAL', state, daysLeft),
        standing: null,
        configuration: configurationWith({}),
        today,
      });
      return view.expiring ? [[state, daysLeft]] : [];
    }),
  );
  expect(shown).toEqual([
    ['ACTIVE', 0],
    ['ACTIVE', 1],
    ['ACTIVE', 30],
  ]);
});

it.each([
  // The migration's notice has priority over the warning (ACC-01).
  [true, true, true, false, { notice: 'migration', ready: false }],
  // An account that may act for its own customer gets the first steps below the notice (ACC-06).
  [true, true, true, true, { notice: 'migration', ready: true }],
  [true, true, false, false, { notice: 'migration', ready: true }],
  [true, false, true, false, { notice: 'onlyManaged', ready: false }],
  [true, false, true, true, { notice: null, ready: true }],
  [true, false, false, false, { notice: null, ready: true }],
  [false, true, true, false, { notice: null, ready: true }],
  [false, false, true, false, { notice: null, ready: true }],
])(
  'an account without a customer (only managed: %s, legacy migration: %s, migration: %s, any age: %s) gets the notice %o',
  (onlyManaged, legacyShopMigrationAllowed, migrationAllowed, isAssignCardWithoutAgeRestrictionAllowed, notice) => {
    const configuration = configurationWith({
      legacyShopMigrationAllowed,
      migrationAllowed,
      isAssignCardWithoutAgeRestrictionAllowed,
    });
    expect(noCustomerNotice({ onlyManaged, configuration })).toEqual(notice);
  },
);
