// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardDetail } from '#features/account/user-account/card-detail.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

afterEach(cleanup);

const { customer, card } = customerSelectionSamples;
const blocked = { ...card, currentState: { state: { id: 3, name: 'BLOCKED', displayName: 'Blokovaná' } } } as const;

it.each([
  ['an active card', card, true, 1],
  ['a card that is not active', blocked, true, 0],
  ['an operator without signed passes', card, false, 0],
])('the link to the pass is shown only where a pass can be shown: %s (PAS-01)', (_which, shown, allowed, times) => {
  const shop = accountShop({ flags: { offlinePassAllowed: allowed }, customerSelection: staticActor({}) });
  render(inShop(shop, <CardDetail customer={customer} card={shown} birthDay={null} />));
  expect(screen.queryAllByRole('link', { name: 'Ukázat průkaz' })).toHaveLength(times);
});
