import { describe, expect, test } from 'vitest';
import type { ChangeStep, NextProfile, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import { changeParts, stepLink } from '#server/accounts/reminders/change-texts.ts';
import { partText } from '#server/platform/mails/letter-text.ts';

const words = { locale: 'cs', currency: 'CZK' } as const;
const noStep: ChangeStep = {
  name: 'NONE',
  carrierType: null,
  fee: null,
  applicationId: null,
  possibleFrom: null,
  obstacle: null,
};
const next: NextProfile = {
  profile: { id: 1, displayName: 'Dospělý' },
  isSame: false,
  from: '2027-01-15',
  keeps: null,
  papers: [],
  isic: false,
  price: 57_200,
};
const ticket = { basis: 'LAST_BOUGHT', displayName: '30denní', zone: '100 Lipany-město', price: 27_500 } as const;
const change: UpcomingChange = {
  kind: 'AGE',
  profile: { id: 2, displayName: 'Dítě 6–14 let' },
  cardNumber: '210000000000001234',
  lastDay: '2027-01-14',
  firstDayAfter: '2027-01-15',
  dueFrom: '2026-10-14',
  isDue: true,
  next: [next],
  ticket,
  step: noStep,
};

const paragraphs = (different: Partial<UpcomingChange>, ownAccountFrom: string | null = null): readonly string[] =>
  changeParts(words, { fullName: 'Vojtěch Mareš', ownAccountFrom }, { ...change, ...different })
    .flatMap((part) => partText(part, words.locale).split('\n'))
    .map((line) => line.replaceAll('\u00A0', ' '));
const lineOf = (label: string, different: Partial<UpcomingChange>): string | undefined =>
  paragraphs(different).find((line) => line.startsWith(`${label}: `));

describe('the line about the ticket in the mail about a change contains (GRO-05)', () => {
  const nextFor = (price: number | null) => [{ ...next, price }];
  test.each([
    ['both prices', {}, '30denní, 100 Lipany-město: teď 275,00 Kč, potom 572,00 Kč'],
    [
      'only the present price',
      { next: nextFor(null) },
      '30denní, 100 Lipany-město: teď 275,00 Kč, potom zatím není v prodeji',
    ],
    ['only the later price', { ticket: { ...ticket, price: null } }, '30denní, 100 Lipany-město: potom 572,00 Kč'],
    [
      'that no price is known',
      { ticket: { ...ticket, price: null }, next: nextFor(null) },
      'Cenu teď neumíme porovnat',
    ],
    ['the same if there is no ticket', { ticket: null }, 'Cenu teď neumíme porovnat'],
    [
      'that the ticket is only an example',
      { ticket: { ...ticket, basis: 'MONTHLY' } },
      '30denní, 100 Lipany-město: teď 275,00 Kč, potom 572,00 Kč. Pro srovnání uvádíme měsíční jízdenku.',
    ],
  ] as const)('%s', (_, different, text) => {
    expect(lineOf('Jízdenka', different)).toBe(`Jízdenka: ${text}`);
  });
});

describe('the mail about a change names', () => {
  test.each([
    ['another profile', {}, 'Dospělý od 15.01.2027'],
    [
      'the same profile again',
      { next: [{ ...next, isSame: true, from: '2026-12-01' }] },
      'Znovu Dospělý, od 15.01.2027',
    ],
    ['that there is no profile', { next: [] }, 'Věku neodpovídá žádný profil, o který se tu dá požádat'],
  ])('%s', (_, different, text) => {
    expect(lineOf('Potom', different)).toBe(`Potom: ${text}`);
  });

  test.each([
    ['none', {}, 'žádný doklad'],
    ['papers', { papers: ['Potvrzení o studiu', 'Průkaz'] }, 'Potvrzení o studiu, Průkaz'],
    ['an ISIC card', { isic: true }, 'číslo platného průkazu ISIC'],
  ])('as needed documents: %s', (_, different, text) => {
    expect(lineOf('Budete potřebovat', { next: [{ ...next, ...different }] })).toBe(`Budete potřebovat: ${text}`);
  });

  test.each([
    [13_000, '130,00 Kč'],
    [0, 'zdarma'],
    [null, undefined],
  ])('as the price of the card: %s', (fee, text) => {
    expect(lineOf('Nová karta', { step: { ...noStep, fee } })).toBe(text && `Nová karta: ${text}`);
  });
});

describe('the mail about a change ends with', () => {
  test.each([
    ['the open application', { name: 'APPLICATION', applicationId: 5 }, /^Jedna žádost o kartu už je podaná/],
    [
      'the day from which one can apply',
      { name: 'LATER', possibleFrom: '2026-12-24' },
      /^Požádat tu můžete od 24\.12\.2026\.$/,
    ],
    ['why one cannot apply', { obstacle: 'TOO_OLD_FOR_LINK' }, /jen pro dítě do 15 let/],
  ] as const)('%s', (_, step, text) => {
    expect(paragraphs({ step: { ...noStep, ...step } }).at(-1)).toMatch(text);
  });

  test('that the person needs an account of their own from the day after the profile on', () => {
    expect(paragraphs({}, change.firstDayAfter).at(-1)).toBe(
      'Od 15.01.2027 tu za tuto osobu (Vojtěch Mareš) už nenakoupíte: od 15 let je potřeba vlastní účet.',
    );
    expect(paragraphs({}, change.lastDay).at(-1)).toMatch(/^Budete potřebovat/);
  });
});

describe('the button of the mail about a change', () => {
  const link = (step: Partial<ChangeStep>, different: Partial<UpcomingChange> = {}) =>
    stepLink(words, { ...change, ...different, step: { ...noStep, ...step } });

  test('opens the wizard with the profile that the mail names', () => {
    expect(link({ name: 'APPLY', carrierType: 'HAULIER_CARD' }, { next: [{ ...next, keeps: 2 }] })).toEqual({
      text: 'Požádat o kartu s profilem Dospělý',
      path: null,
      query: '?apply=HAULIER_CARD&profile=1&from=2027-01-15&keep=2',
    });
  });

  test('opens the open application', () => {
    expect(link({ name: 'APPLICATION', applicationId: 5 })).toEqual({
      text: 'Otevřít žádost',
      path: '/app/card-application/5',
      query: '',
    });
  });

  test('is left out if no application is possible yet, or if there is no profile to apply for', () => {
    expect(link({ name: 'LATER', possibleFrom: '2026-12-24', carrierType: 'HAULIER_CARD' })).toBeNull();
    expect(link({ name: 'APPLY', carrierType: 'HAULIER_CARD' }, { next: [] })).toBeNull();
  });
});
