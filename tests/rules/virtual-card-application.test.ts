import { expect, it } from 'vitest';
import { canApplyForVirtualCard } from '../../rules/virtual-card-application.ts';

const both = [true, false];
const cases = both.flatMap((virtualCardAsCarrierAllowed) =>
  both.flatMap((manageable) =>
    both.map((hasOpenApplication) => ({ virtualCardAsCarrierAllowed, manageable, hasOpenApplication })),
  ),
);

it.each(cases)('an application for a virtual card can be created in one case only: %o (BNK-01)', (given) => {
  const { virtualCardAsCarrierAllowed, manageable, hasOpenApplication } = given;
  const isTheCase = JSON.stringify(Object.values(given)) === '[true,true,false]';
  const configuration = { virtualCardAsCarrierAllowed };
  expect(canApplyForVirtualCard({ configuration, manageable, hasOpenApplication })).toBe(isTheCase);
});
