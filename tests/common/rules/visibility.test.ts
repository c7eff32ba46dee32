import { describe, expect, it } from 'vitest';
import type { CardState, CustomerCardType } from '#contract/enumerations.ts';
import type { UnknownName } from '#contract/values.ts';
import { isSold } from '#rules/card-actions/action-decision.ts';
import {
  eWalletButton,
  isCardOffered,
  isLinkedCardOffered,
  isWalletShown,
  isWalletTabShown,
  ticketFareButton,
} from '#rules/visibility.ts';

const allOn = {
  ticketFareAllowed: true,
  eWalletAllowed: true,
  haulierCardAsCarrierAllowed: true,
  virtualCardEWalletAllowed: true,
};
const noVirtualWallet = { ...allOn, virtualCardEWalletAllowed: false };

const card = (customerCardType: CustomerCardType | UnknownName, state: CardState = 'ACTIVE') => ({
  id: 11,
  customerCardType,
  currentState: { state: { id: 2, name: state, displayName: state } },
  electronicWallet: { id: 22, currentAmount: 5_000 },
});
const personal = card('PERSONAL');

const context = { card: personal, cartItems: [], manageable: true, hasApplication: false, configuration: allOn };
const offered = { visible: true, obstacle: null };
const inCart = { visible: true, obstacle: 'ALREADY_IN_CART' };
const inactive = { visible: true, obstacle: 'NO_ACTIVE_CARD' };
const applied = { visible: true, obstacle: 'ACTIVE_CARD_APPLICATION' };
const unchecked = { visible: true, obstacle: 'NOT_CHECKED' };
const hidden = { visible: false };

const ticketItem = { type: 'TICKET_FARE', payload: { cardId: 11 } } as const;
const feeItem = { type: 'FEE', payload: { cardId: 11, eWalletId: 22 } } as const;
const rechargeItem = { type: 'ELECTRONIC_WALLET', payload: { eWalletId: 22 } } as const;

describe('the wallet', () => {
  it.each([
    ['PERSONAL', allOn, true],
    ['PERSONAL', noVirtualWallet, true],
    ['VIRTUAL', allOn, true],
    ['VIRTUAL', noVirtualWallet, false],
    ['BANK', allOn, false],
    ['UNKNOWN', allOn, false],
  ] as const)('of a %s card, with the configuration %o, is shown: %s', (type, configuration, expected) => {
    expect(isWalletShown(card(type), configuration)).toBe(expected);
  });

  it('is not shown if the card has no wallet', () => {
    expect(isWalletShown({ ...personal, electronicWallet: null }, allOn)).toBe(false);
  });

  it('has a tab if the operator allows wallets and the card can have a wallet', () => {
    expect(isWalletTabShown(personal, allOn)).toBe(true);
    expect(isWalletTabShown(null, allOn)).toBe(true);
    expect(isWalletTabShown(null, noVirtualWallet)).toBe(true);
    expect(isWalletTabShown(card('VIRTUAL'), allOn)).toBe(true);
    expect(isWalletTabShown(card('VIRTUAL'), noVirtualWallet)).toBe(false);
    expect(isWalletTabShown(personal, { ...allOn, eWalletAllowed: false })).toBe(false);
    expect(isWalletTabShown(personal, { ...allOn, haulierCardAsCarrierAllowed: false })).toBe(false);
  });
});

describe('the button for a new ticket fare (ACC-07)', () => {
  it.each([
    ['an active card', {}, offered],
    ['no card', { card: null }, hidden],
    ['a blocked card', { card: card('PERSONAL', 'BLOCKED') }, inactive],
    ['a blocked card and a future card', { card: card('PERSONAL', 'BLOCKED'), hasApplication: true }, applied],
    ['an active card and a future card', { hasApplication: true }, offered],
    ['a customer who is not manageable', { manageable: false }, hidden],
    ['a customer who may not be manageable', { manageable: null, cartItems: [ticketItem] }, unchecked],
    ['an operator who sells no tickets', { configuration: { ticketFareAllowed: false } }, hidden],
    ['a bank card', { card: card('BANK') }, offered],
    ['a ticket in the cart', { cartItems: [ticketItem] }, inCart],
    ['a ticket in the cart for another card', { cartItems: [{ ...ticketItem, payload: { cardId: 12 } }] }, offered],
    ['a recharge in the cart', { cartItems: [rechargeItem] }, offered],
    ['a fee for this card in the cart', { cartItems: [feeItem] }, offered],
  ])('with %s is %o', (_name, change, expected) => {
    expect(ticketFareButton({ ...context, ...change })).toEqual(expected);
  });
});

describe('the button for a top-up (ACC-07)', () => {
  it.each([
    ['an active card', {}, offered],
    ['no card', { card: null }, hidden],
    ['a card that has expired', { card: card('PERSONAL', 'EXPIRED') }, inactive],
    ['an expired card and a future card', { card: card('PERSONAL', 'EXPIRED'), hasApplication: true }, applied],
    ['a card without a wallet', { card: { ...personal, electronicWallet: null } }, hidden],
    ['a customer who is not manageable', { manageable: false }, hidden],
    ['a customer who may not be manageable', { manageable: null }, unchecked],
    [
      'an operator who issues no haulier cards',
      { configuration: { ...allOn, haulierCardAsCarrierAllowed: false } },
      offered,
    ],
    ['an operator without wallets', { configuration: { ...allOn, eWalletAllowed: false } }, hidden],
    ['a bank card', { card: card('BANK') }, hidden],
    ['a virtual card', { card: card('VIRTUAL') }, offered],
    ['a virtual card that may have no wallet', { card: card('VIRTUAL'), configuration: noVirtualWallet }, hidden],
    ['a recharge in the cart', { cartItems: [rechargeItem] }, inCart],
    ['a recharge of another wallet', { cartItems: [{ ...rechargeItem, payload: { eWalletId: 23 } }] }, offered],
    ['a ticket in the cart', { cartItems: [ticketItem] }, offered],
    ['a fee for this wallet in the cart', { cartItems: [feeItem] }, offered],
  ])('with %s is %o', (_name, change, expected) => {
    expect(eWalletButton({ ...context, ...change })).toEqual(expected);
  });
});

describe('a top-up that the server sells', () => {
  const types = ['PERSONAL', 'PORTABLE', 'RECLAMATION', 'VIRTUAL', 'BANK', 'WHITE_LIST'] as const;
  const noTickets = { ...allOn, ticketFareAllowed: false };
  const configurations = [allOn, noVirtualWallet, noTickets].flatMap((flags) =>
    [true, false].flatMap((eWalletAllowed) =>
      [true, false].map((haulierCardAsCarrierAllowed) => ({ ...flags, eWalletAllowed, haulierCardAsCarrierAllowed })),
    ),
  );

  it.each(types)('is exactly the top-up that the page offers for a %s card, with any flags', (type) => {
    for (const configuration of configurations) {
      const sold = isSold('eWallet', { card: { customerCardType: type }, configuration });
      expect(sold, JSON.stringify(configuration)).toBe(
        eWalletButton({ ...context, card: card(type), configuration }).visible,
      );
    }
  });
});

describe('whether an account can apply for a card', () => {
  const flagsFor = (haulier: boolean, virtual: boolean, bank: boolean) => ({
    haulierCardAsCarrierAllowed: haulier,
    virtualCardAsCarrierAllowed: virtual,
    bankCardAsCarrierAllowed: bank,
  });

  it.each([
    ['the configuration is not loaded yet', null, false, false],
    ['no cards are issued', flagsFor(false, false, false), false, false],
    ['haulier cards are issued', flagsFor(true, false, false), true, true],
    ['virtual cards are issued', flagsFor(false, true, false), true, false],
    ['bank cards are accepted', flagsFor(false, false, true), true, true],
  ])('for its own customer and for a linked customer, if %s', (_, configuration, own, linked) => {
    expect([isCardOffered(configuration), isLinkedCardOffered(configuration)]).toEqual([own, linked]);
  });
});
