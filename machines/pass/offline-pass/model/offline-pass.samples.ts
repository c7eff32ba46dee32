import type { PassClaims } from '#contract/entities/pass.ts';
import type { KeptPasses, PersonPass } from '../offline-pass.types.ts';

/** 2026-11-21, 14:05 in Prague. */
export const signedAt = Date.UTC(2026, 10, 21, 13, 5);

/** A pass, valid for one day, for the adult's card with a monthly ticket. */
export const adultClaims: PassClaims = {
  iss: 'https://shop.example',
  sub: '1',
  iat: signedAt / 1000,
  exp: signedAt / 1000 + 86_400,
  crd: '210000000000000016',
  cex: '2030-10-31',
  nam: 'Jana Nováková',
  yob: 1990,
  tkt: [['30denní', ['100'], '2026-11-01', '2026-11-30']],
  cnf: { jkt: 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs' },
};

const personPass = (customerId: number, claims: PassClaims): PersonPass => ({
  customerId,
  pass: `pass.of.${customerId}`,
  claims,
  photo: null,
});

export const adultPass = personPass(5, adultClaims);

/** The pass of a child without a ticket. */
export const childPass = personPass(6, {
  ...adultClaims,
  nam: 'Ema Nováková',
  yob: 2016,
  crd: '210000000000000024',
  tkt: [],
});

export const passesOf = (people: readonly PersonPass[], issued = signedAt): KeptPasses => ({
  issued,
  expires: issued + 86_400_000,
  people,
});
