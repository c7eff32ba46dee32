import { expect, test } from 'vitest';
import { askedApplication, preselectionParameters } from '#contract/preselection.ts';

test.each([
  { profileId: 3, from: '2027-01-15', keeps: null },
  { profileId: 1, from: '2028-02-29', keeps: 2 },
])('a preselection is read back as it was written: %o (GRO-04)', (preselection) => {
  expect(askedApplication(preselectionParameters('HAULIER_CARD', preselection))).toEqual({
    carrierType: 'HAULIER_CARD',
    preselection,
    isBroken: false,
  });
});

test.each([{}, { tab: 'chip-cards' }, { apply: 'VIRTUAL_CARD' }, { apply: 'nothing' }])(
  'an address without a preselection is valid: %o',
  (search) => {
    expect(askedApplication(search)).toMatchObject({ preselection: null, isBroken: false });
  },
);

const whole = { apply: 'HAULIER_CARD', profile: '1', from: '2027-01-15' };
test.each([
  { ...whole, apply: 'TRAM' },
  { ...whole, profile: '0' },
  { ...whole, profile: '1e3' },
  { ...whole, profile: '12345678901' },
  { ...whole, from: '2027-02-29' },
  { ...whole, from: '2027-1-5' },
  { ...whole, from: 'tomorrow' },
  { ...whole, keep: '1' },
  { ...whole, keep: 'x' },
  { apply: 'HAULIER_CARD', from: '2027-01-15' },
  { profile: '1', from: '2027-01-15' },
])('an address with an incomplete or wrong preselection is reported as broken: %o', (search) => {
  expect(askedApplication(search)).toMatchObject({ preselection: null, isBroken: true });
});
