// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { ProfileChoiceField } from '#features/card-application/card-application/profile-choice-field.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { profileChoiceModel } from '#machines/card-application/profile-choice/model/profile-choice.model.ts';
import {
  problemsOf,
  type ProfileChoiceProblem,
} from '#machines/card-application/profile-choice/profile-choice.problems.ts';
import type { ProfileChoiceContext } from '#machines/card-application/profile-choice/profile-choice.types.ts';
import {
  chosenProfile,
  isCut,
  offeredProfiles,
  rangeOf,
} from '#machines/card-application/profile-choice/profile-choice.validity.ts';
import { profileChoiceView } from '#machines/card-application/profile-choice/profile-choice.view.ts';
import { formatDay } from '#rules/date-text.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { alertWith } from '../../common/views/support/alert-with.ts';
import { fieldError } from '../../common/views/support/field-error.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { fields, profileChoiceGestures, profileOption } from './profile-choice.gestures.tsx';

fillBrowserGaps();

/**
 * The errors that are shown at once. Other errors are shown only after the person has left the field or wants to
 * continue (PRF-01).
 */
const atOnce: Readonly<Partial<Record<ProfileChoiceProblem, RegExp>>> = {
  MULTIPLE_CUSTOMER_PROFILES_WITH_ISIC: /^Kartu ISIC může mít jen jedna ze slev\.$/,
  VALID_FROM_TOO_EARLY: /^Sleva může začít nejdříve \d/,
  OUTSIDE_PROFILE_RANGE: /^Sleva může začít nejpozději 31\.12\.2027\./,
  TOO_OLD_FOR_PROFILE: /^Tato sleva .* nejvýše 25\slet\./,
  PROFILES_COLLIDE: /^Dny obou slev se překrývají\./,
};
const later: Readonly<Partial<Record<ProfileChoiceProblem, RegExp>>> = {
  EMPTY: /^Vyplňte prosím toto pole\.$/,
  NOT_A_DATE: /^Toto není datum\./,
  CONFIRMATION_REQUIRED: /^Bez potvrzení nároku/,
  ISIC_NUMBER_LENGTH: /^Číslo karty ISIC má přesně 14 znaků\.$/,
};

function expectError(control: HTMLElement, problem: ProfileChoiceProblem | null, isShown: boolean): void {
  const error = fieldError(control);
  if (problem === null || (!(problem in atOnce) && !isShown)) expect(error).toBeNull();
  else expect(error).toMatch(atOnce[problem] ?? later[problem] ?? /no such text/);
}

/** Validities of whole years, and how they are shown (PRF-01). */
const years: Readonly<Record<string, string>> = {
  '2026-11-21 2030-11-20': '4 roky, ',
  '2026-11-21 2027-11-20': '1 rok, ',
  '2027-01-01 2027-12-31': '1 rok, ',
};

describeView({
  model: profileChoiceModel,
  render: (actor) => inShop(testShop(), <ProfileChoiceField actor={actor} />),
  gestures: profileChoiceGestures,
  view: profileChoiceView,
  expectations: {
    absent: ({ root }) => {
      expect(root.textContent).toBe('');
    },
    present: (page, snapshot) => {
      const context = snapshot.context as ProfileChoiceContext;
      const { demanded, marked, position } = context;
      const root = within(page.root);
      const problems = problemsOf(context);
      const profile = chosenProfile(context);
      const group = root.getByRole('radiogroup', {
        name: position === 1 ? 'Sleva podle věku nebo nároku' : 'Druhá sleva podle věku nebo nároku',
      });
      expectError(group, problems.profile, demanded);
      const offered = new Set(offeredProfiles(context).map(({ id }) => id));
      for (const { id } of context.profiles)
        expect(profileOption(page, id)?.checked).toBe(offered.has(id) ? id === profile?.id : undefined);

      const start = fields.validFrom(page);
      const end = rangeOf(context)?.validTo ?? null;
      if (start !== null) expectError(start, problems.validFrom, demanded || marked.includes('validFrom'));
      const saysEnd = root.queryByText(/^Bude platit /)?.textContent ?? null;
      const isHidden =
        start === null || end === null || fieldError(start) !== null || problems.profile === 'TOO_OLD_FOR_PROFILE';
      const told = `${years[`${context.validFrom} ${end}`] ?? ''}do ${formatDay(end ?? '')}`;
      const why = isCut(context) ? ' Tehdy u dopravce končí.' : '';
      expect(saysEnd).toBe(isHidden ? null : `Bude platit ${told}.${why}`);

      const box = root.queryByRole<HTMLInputElement>('checkbox');
      if (box !== null) {
        expect(box.checked).toBe(context.confirmed);
        expectError(box, problems.confirmed, demanded);
      }
      const isic = fields.isicNumber(page);
      if (isic !== null && !snapshot.matches({ present: 'isicInvalid' }))
        expectError(isic, problems.isicNumber, demanded || marked.includes('isicNumber'));
      const isChecking = snapshot.hasTag('waiting');
      expect(root.queryByText('Ověřujeme v registru karet ISIC…') !== null).toBe(isChecking);
    },
    'present.isicValid': ({ root }) => {
      within(root).getByText('Karta ISIC platí.');
    },
    'present.isicInvalid': (page) => {
      const isic = fields.isicNumber(page);
      expect(isic === null ? null : fieldError(isic)).toMatch(/^Toto číslo karty ISIC neplatí\./);
    },
    'present.isicUnchecked': ({ root }, { context }) => {
      const { failure } = context as ProfileChoiceContext;
      const alert = within(alertWith(root, 'Kartu ISIC se nepodařilo ověřit'));
      alert.getByText(failure?.name === 'TOO_MANY_ATTEMPTS' ? /za 10\sminut\.$/ : /^Co jste vyplnili, zůstalo/);
    },
  },
});
