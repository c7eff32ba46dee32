// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { UnpaidFee } from '../../../contract/entities/card-application.ts';
import { applicationFeeModel } from '../../../machines/application-fee/application-fee.model.ts';
import { ApplicationFeeView } from '../../../src/features/account/application-fee/application-fee-view.tsx';
import { ApplicationFee } from '../../../src/features/account/application-fee/application-fee.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { applicationFeeGestures } from './application-fee.gestures.tsx';

const told: Readonly<Record<string, RegExp>> = {
  FEE_ALREADY_ORDERED: /už je v jiné objednávce/,
  CARD_APPLICATION_CLOSED: /už na poplatek nečeká/,
  CART_FULL: /Košík je plný/,
  NO_ANSWER: /Nic se neztratilo/,
};

describeView({
  model: applicationFeeModel,
  render: (actor) => inShop(testShop(), <ApplicationFeeView actor={actor} price={13_000} />),
  gestures: applicationFeeGestures,
  expectations: {
    offered: ({ root }, { context: { failure } }) => {
      expect(within(root).getByRole('button').textContent).toMatch(/Vložit poplatek 130,00\sKč do košíku/);
      const alert = within(root).queryByRole('alert');
      if (failure === null) expect(alert).toBe(null);
      else expect(alert?.textContent.replaceAll('\u00A0', ' ')).toMatch(told[failure.name] ?? /^$/);
    },
    adding: ({ root }) => {
      expect(within(root).getByRole('button').getAttribute('aria-busy')).toBe('true');
    },
  },
});

describe('a fee that lies somewhere (APL-03)', () => {
  afterEach(cleanup);
  const show = (change: Partial<UnpaidFee>) => {
    const fee: UnpaidFee = { feeId: 1, price: 13_000, place: 'CART', orderId: null, ...change };
    render(inShop(testShop(), <ApplicationFee applicationId={3} fee={fee} onChanged={() => {}} />));
  };

  it('in the cart leads to the cart', () => {
    show({});
    expect(screen.getByRole('link', { name: /košíku/ }).getAttribute('href')).toBe('#/app/shopping-cart');
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('in an order leads to that order', () => {
    show({ place: 'ORDER', orderId: 12 });
    expect(screen.getByRole('link', { name: /objednávku/ }).getAttribute('href')).toBe('#/app/order-list/12');
    expect(screen.queryByRole('button')).toBe(null);
  });
});
