import { expect, it } from 'vitest';
import { canApplyForVirtualCard, isIssuedAtOnce } from '#rules/virtual-card-application.ts';

const both = [true, false];
const cases = both.flatMap((virtualCardAsCarrierAllowed) =>
  both.flatMap((manageable) =>
    both.map((hasOpenApplication) => ({ virtualCardAsCarrierAllowed, manageable, hasOpenApplication })),
  ),
);

it.each(cases)('an application for a virtual card is possible in one case only: %o (BNK-01)', (given) => {
  const { virtualCardAsCarrierAllowed, manageable, hasOpenApplication } = given;
  const isTheCase = JSON.stringify(Object.values(given)) === '[true,true,false]';
  const configuration = { virtualCardAsCarrierAllowed };
  expect(canApplyForVirtualCard({ configuration, manageable, hasOpenApplication })).toBe(isTheCase);
});

const plain = { requireConfirmation: false, cardApplicationAttachmentTypes: [] };
const paper = { ...plain, cardApplicationAttachmentTypes: [{ id: 1, displayName: 'Potvrzení' }] };
const given = { configuration: { virtualCardCheckedAtDesk: false }, profiles: [plain], hasUncheckedChanges: false };
it.each([
  ['of plain profiles', {}, true],
  ['of a profile that needs a paper', { profiles: [plain, paper] }, false],
  ['of a profile that has to be confirmed', { profiles: [{ ...plain, requireConfirmation: true }] }, false],
  ['of a person whose changes wait for the staff', { hasUncheckedChanges: true }, false],
  ['if the operator checks each application', { configuration: { virtualCardCheckedAtDesk: true } }, false],
])('a virtual card %s is issued at once: %o %s (WIZ-10)', (_, difference, atOnce) => {
  expect(isIssuedAtOnce({ ...given, ...difference })).toBe(atOnce);
});
