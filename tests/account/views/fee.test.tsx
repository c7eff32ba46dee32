// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FeeView } from '#common/fee/fee-view.tsx';
import type { UnpaidFee } from '#contract/entities/card-application.ts';
import type { ReclamationFee as Fee } from '#contract/entities/reclamation.ts';
import { ReclamationFee } from '#features/account/reclamations/reclamation-fee.tsx';
import { ApplicationFee } from '#features/card-application/application-fee/application-fee.tsx';
import { describeView } from '#formal/view/view-level.ts';
import type { FeeContext } from '#machines/common/fee/fee.types.ts';
import { feeModel } from '#machines/common/fee/model/fee.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { feeGestures } from './fee.gestures.tsx';

const feeTexts: Readonly<Record<string, RegExp>> = {
  FEE_ALREADY_ORDERED: /už je v jiné objednávce/,
  CARD_APPLICATION_CLOSED: /už na poplatek nečeká/,
  CART_FULL: /Košík je plný/,
  NO_ANSWER: /Nic se neztratilo/,
  IDEMPOTENCY_KEY_REUSED: /Nic se neztratilo/,
  NOT_FOUND: /Nic se neztratilo/,
};
const reclamationFeeTexts: typeof feeTexts = {
  ...feeTexts,
  CARD_APPLICATION_CLOSED: /Nic se neztratilo/,
  NOT_FOUND: /žádný poplatek/,
};

describeView({
  model: feeModel,
  render: (actor) => inShop(testShop(), <FeeView actor={actor} price={13_000} />),
  gestures: feeGestures,
  expectations: {
    offered: ({ root }, { context }) => {
      const { failure, subject } = context as FeeContext;
      const texts = subject === 'application' ? feeTexts : reclamationFeeTexts;
      expect(within(root).getByRole('button').textContent).toMatch(/Vložit poplatek 130,00\sKč do košíku/);
      const alert = within(root).queryByRole('alert');
      if (failure === null) expect(alert).toBe(null);
      else expect(alert?.textContent.replaceAll('\u00A0', ' ')).toMatch(texts[failure.name] ?? /^$/);
    },
    adding: ({ root }) => {
      expect(within(root).getByRole('button').getAttribute('aria-busy')).toBe('true');
    },
  },
});

describe('a fee that is in the cart or in an order (APL-03)', () => {
  afterEach(cleanup);
  const show = (change: Partial<UnpaidFee>) => {
    const fee: UnpaidFee = { feeId: 1, price: 13_000, place: 'CART', orderId: null, ...change };
    render(inShop(testShop(), <ApplicationFee applicationId={3} fee={fee} onChanged={() => {}} />));
  };

  it('has a link to the cart if it is in the cart', () => {
    show({});
    expect(screen.getByRole('link', { name: /košíku/ }).getAttribute('href')).toBe('#/app/shopping-cart');
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('has a link to its order if it is in an order', () => {
    show({ place: 'ORDER', orderId: 12 });
    expect(screen.getByRole('link', { name: /objednávku/ }).getAttribute('href')).toBe('#/app/order-list/12');
    expect(screen.queryByRole('button')).toBe(null);
  });
});

describe('the fee of a reclamation that is in the cart, in an order or paid (REC-05)', () => {
  afterEach(cleanup);
  const show = (change: Partial<Fee>) => {
    const fee: Fee = { price: 13_000, place: 'CART', orderId: null, ...change };
    render(inShop(testShop(), <ReclamationFee reclamationNumber="R-260001" fee={fee} onChanged={() => {}} />));
  };

  it('has a link to the cart if it is in the cart', () => {
    show({});
    expect(screen.getByRole('link', { name: /košíku/ }).getAttribute('href')).toBe('#/app/shopping-cart');
  });

  it('has a link to its order if it is in an order', () => {
    show({ place: 'ORDER', orderId: 12 });
    expect(screen.getByRole('link', { name: /objednávku/ }).getAttribute('href')).toBe('#/app/order-list/12');
  });

  it('is shown as paid, with a link to its order', () => {
    show({ place: 'PAID', orderId: 12 });
    expect(screen.getByText(/^Poplatek je zaplacený/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /objednávku/ }).getAttribute('href')).toBe('#/app/order-list/12');
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('is shown without a link if it was paid without an order', () => {
    show({ place: 'PAID' });
    expect(screen.getByText(/^Poplatek je zaplacený/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBe(null);
  });
});
