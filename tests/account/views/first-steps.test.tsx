// @vitest-environment jsdom
import { render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FirstSteps } from '#features/account/customer-selection/first-steps.tsx';
import { LinkedFirstSteps } from '#features/account/customer-selection/linked-first-steps.tsx';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop } from './account-shop.ts';

const none = {
  haulierCardAsCarrierAllowed: false,
  virtualCardAsCarrierAllowed: false,
  bankCardAsCarrierAllowed: false,
};
const onlyVirtual = { haulierCardAsCarrierAllowed: false, bankCardAsCarrierAllowed: false };
const onlyBank = { haulierCardAsCarrierAllowed: false, virtualCardAsCarrierAllowed: false };
const own = () => <FirstSteps application={null} actions={null} />;
const linked = () => <LinkedFirstSteps name="Matěj" application={null} actions={null} />;

/** The text of the first steps. */
async function textOfSteps(Steps: () => ReactElement, flags: Partial<typeof none>): Promise<string> {
  const { container } = render(inShop(accountShop({ flags, customerSelection: staticActor({}) }), inRouter(Steps)));
  await within(container).findByRole('list', { name: 'Jak začít' });
  return container.textContent?.replaceAll('\u00A0', ' ') ?? '';
}

describe('the text about where a person gets a card (ACC-01)', () => {
  it.each([
    ['here, if the shop offers any card', own, onlyVirtual, true],
    ['only at a branch office, if the shop offers no card', own, none, false],
    ['here for a linked person, if chip cards are issued', linked, { virtualCardAsCarrierAllowed: false }, true],
    ['here for a linked person, if bank cards are accepted', linked, onlyBank, true],
    ['here, if bank cards are accepted', own, onlyBank, true],
    ['at a branch office for a linked person, who can have no virtual card', linked, onlyVirtual, false],
  ] as const)('names the right place: %s', async (_what, Steps, flags, isHere) => {
    expect((await textOfSteps(Steps, flags)).includes('Požádáte o ni tady nebo na pobočce dopravce.')).toBe(isHere);
  });
});

it('the first steps show which step is done, which step is next, and which step comes later (ACC-01)', async () => {
  const text = await textOfSteps(own, {});
  const order = ['hotovo', 'další krok', 'potom'].map((state) => text.indexOf(state));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});
