// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { repeatPurchase } from '../../../contract/endpoints/customers.ts';
import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import { customerSelectionSamples } from '../../../machines/customer-selection/customer-selection.samples.ts';
import { offer } from '../../../machines/repeat-purchase/repeat-purchase.samples.ts';
import { defaultFlags } from '../../../server/settings/system-flags.ts';
import { PurchaseActions } from '../../../src/features/account/card-actions/purchase-actions.tsx';
import { staticActor } from '../support/static-actor.ts';
import { inShop } from '../support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

afterEach(cleanup);

const { customer, card: plainCard } = customerSelectionSamples;
const card = { ...plainCard, profileOne: null };
const payment = { paymentGateway: 'CSOB', paymentGatewayUrl: '', tokenizationGatewayUrl: null } as const;
const configuration: SystemConfiguration = {
  ...defaultFlags,
  ...payment,
  allowedPaymentTypes: [],
  brand: 'linka',
  sandbox: true,
};

it('the last ticket is asked for once it is known that a ticket can be bought (TFR-03)', async () => {
  const asked = vi.fn(() => offer);
  const shop = accountShop({
    answers: { [repeatPurchase.name]: asked },
    customerSelection: staticActor({ people: [], peopleCount: 1 }),
  });
  const about = { customer, card, link: null, configuration };
  const { rerender } = render(inShop(shop, <PurchaseActions {...about} standing={null} />));
  expect(asked).not.toHaveBeenCalled();
  const standing = {
    manageable: true,
    reason: null,
    hasApplication: false,
    hasOpenApplication: false,
    connected: true,
  };
  rerender(inShop(shop, <PurchaseActions {...about} standing={standing} />));
  expect(await screen.findByRole('button', { name: /Koupit znovu/ })).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
});
