// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { customerSelectionSamples } from '../../../machines/customer-selection/model/customer-selection.samples.ts';
import { CardDetail } from '../../../src/features/account/user-account/card-detail.tsx';
import { staticActor } from '../support/static-actor.ts';
import { inShop } from '../support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

afterEach(cleanup);

const { customer, card } = customerSelectionSamples;
const blocked = { ...card, currentState: { state: { id: 3, name: 'BLOCKED', displayName: 'Blokovaná' } } } as const;

it.each([
  ['an active card', card, true, 1],
  ['a card that is not active', blocked, true, 0],
  ['an operator who signs no passes', card, false, 0],
])('the link to the pass is shown only where a pass can be shown: %s (PAS-01)', (_which, shown, allowed, times) => {
  const shop = accountShop({ flags: { offlinePassAllowed: allowed }, customerSelection: staticActor({}) });
  render(
    inShop(shop, <CardDetail customer={customer} card={shown} birthDay={null} walletShown={false} reading={false} />),
  );
  expect(screen.queryAllByRole('link', { name: 'Ukázat průkaz' })).toHaveLength(times);
});
