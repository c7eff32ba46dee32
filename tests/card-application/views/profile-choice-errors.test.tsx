// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ProfileChoiceField } from '#features/card-application/card-application/profile-choice-field.tsx';
import { sampleFacts, sampleInput } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { profileChoiceMachine } from '#machines/card-application/profile-choice/profile-choice.machine.ts';
import type { ProfileChoiceContext } from '#machines/card-application/profile-choice/profile-choice.types.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { fieldError } from '../../common/views/support/field-error.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const untouched: ProfileChoiceContext = {
  ...sampleInput,
  profileId: 1,
  profileChosen: true,
  validFrom: '2026-11-21',
  validFromChosen: true,
  confirmed: false,
  isicNumber: '',
  marked: [],
  demanded: false,
  failure: null,
};

function show(entered: Partial<ProfileChoiceContext>) {
  const snapshot = profileChoiceMachine.resolveState({
    value: { present: 'plain' },
    context: { ...untouched, ...entered },
  });
  const actor = createActor(profileChoiceMachine, { input: sampleInput, snapshot });
  render(inShop(testShop(), <ProfileChoiceField actor={actor} />));
  const group = screen.queryByRole('radiogroup');
  const start = screen.queryByLabelText('Platí od', { selector: 'input' });
  return { profile: group === null ? null : fieldError(group), validFrom: start === null ? null : fieldError(start) };
}

const bornIn = (birthDay: string) => ({ facts: { ...sampleFacts, birthDay } });
const afterOne = { validFrom: '2026-11-21', validTo: '2027-11-20', isic: false };

describe('an error that is shown at once, before anything else was done (PRF-01)', () => {
  it.each([
    [
      'too young',
      bornIn('2015-01-01'),
      'Tato sleva je pro toho, komu je v první den platnosti aspoň 15 let. Zvolte jinou slevu, nebo pozdější den.',
    ],
    [
      'too old',
      { ...bornIn('1950-01-01'), profileId: 2 },
      'Tato sleva je pro toho, komu je v první den platnosti nejvýše 25 let. Zvolte jinou slevu.',
    ],
    [
      'a second ISIC card',
      {
        position: 2,
        profileId: 2,
        validFrom: '2027-11-21',
        facts: { ...sampleFacts, profileOne: { ...afterOne, isic: true } },
      },
      'Kartu ISIC může mít jen jedna ze slev.',
    ],
  ] as const)('is about the profile: %s', (_, entered, text) => {
    expect(show(entered)).toMatchObject({ profile: text, validFrom: null });
  });

  it.each([
    ['yesterday', { validFrom: '2026-11-20' }, 'Sleva může začít nejdříve 21.11.2026.'],
    [
      'after its last possible day',
      { profileId: 3, validFrom: '2028-01-01' },
      'Sleva může začít nejpozději 31.12.2027. Zvolte jiný den.',
    ],
    [
      'after the card',
      { validFrom: '2030-11-21' },
      'Sleva by začala až po skončení karty, která bude platit do 20.11.2030. Zvolte dřívější den, nebo jinou slevu.',
    ],
    [
      'a collision with profile one',
      { position: 2, validFrom: '2027-11-20', facts: { ...sampleFacts, profileOne: afterOne } },
      'Dny obou slev se překrývají. Posuňte začátek druhé slevy.',
    ],
  ] as const)('is about the first day of the profile: %s', (_, entered, text) => {
    expect(show(entered)).toMatchObject({ profile: null, validFrom: text });
  });

  it.each([
    ['no profile', { profileId: null }],
    ['a text that is not a date', { validFrom: 'zítra' }],
    ['no day', { validFrom: '' }],
  ])('is not shown for %s', (_, entered) => {
    expect(show(entered)).toEqual({ profile: null, validFrom: null });
  });
});

describe('the errors that are shown when the person wants to continue', () => {
  it.each([
    ['no profile', { profileId: null }, { profile: 'Vyplňte prosím toto pole.', validFrom: null }],
    [
      'a text that is not a date',
      { validFrom: 'zítra' },
      { validFrom: 'Toto není datum. Napište den.měsíc.rok, například 24.12.2026.' },
    ],
    ['no day', { validFrom: '' }, { validFrom: 'Vyplňte prosím toto pole.' }],
  ])('%s', (_, entered, texts) => {
    expect(show({ ...entered, demanded: true })).toMatchObject(texts);
  });
});

describe('a profile that can begin only after the card has ended (PRF-02)', () => {
  const born = (birthDay: string) => ({ ...bornIn(birthDay), profileId: 3 });
  const isOffered = () => screen.queryByRole('radio', { name: 'Dospělý' }) !== null;

  it('is not offered', () => {
    show(born('2015-11-21'));
    expect(isOffered()).toBe(false);
  });

  it('is offered if it can begin on the last day of the card', () => {
    show(born('2015-11-20'));
    expect(isOffered()).toBe(true);
  });

  it('stays visible if it was chosen earlier', () => {
    show(bornIn('2015-11-21'));
    expect(isOffered()).toBe(true);
  });
});

it('a message says that the operator offers no profile; the message is absent if a profile is offered', () => {
  show({ profileId: null, profiles: [] });
  screen.getByText('Dopravce teď žádnou slevu nenabízí. Zkuste to prosím později.');
  cleanup();
  show({ profileId: null });
  expect(screen.queryByText(/žádnou slevu nenabízí/)).toBeNull();
});
