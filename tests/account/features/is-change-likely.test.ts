import { expect, it } from 'vitest';
import { isChangeLikely } from '#features/account/upcoming-changes/is-change-likely.ts';

const today = '2026-11-21';
const far = '2030-01-01';
const profile = (validTo: string) => ({ validTo }) as NonNullable<Parameters<typeof isChangeLikely>[0]['profileOne']>;
const lasting = { profileOne: null, profileTwo: null, validTo: far };

it.each([
  ['the day before today', '2026-11-20', false],
  ['today', '2026-11-21', true],
  ['in 92 days', '2027-02-21', true],
  ['in 93 days', '2027-02-22', false],
] as const)('whether a change is likely if a card or profile ends %s', (_, day, isLikely) => {
  expect(isChangeLikely({ ...lasting, validTo: day }, false, today)).toBe(isLikely);
  expect(isChangeLikely({ ...lasting, profileOne: profile(day) }, false, today)).toBe(isLikely);
  expect(isChangeLikely({ ...lasting, profileTwo: profile(day), profileOne: profile(far) }, false, today)).toBe(
    isLikely,
  );
});

it('no change is likely if card and profiles end much later', () =>
  expect(isChangeLikely(lasting, false, today)).toBe(false));

it('no change is likely if an application has been filed, which continues the card', () =>
  expect(isChangeLikely({ ...lasting, validTo: today }, true, today)).toBe(false));
