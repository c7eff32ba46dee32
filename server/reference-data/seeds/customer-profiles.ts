import type { ValidToDefault } from '#contract/enumerations.ts';

export type ProfileCode = 'ADULT' | 'CHILD' | 'PUPIL' | 'STUDENT' | 'SENIOR' | 'ZTP';

interface ProfileSeed {
  readonly code: ProfileCode;
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
  readonly validToDefault: ValidToDefault;
  readonly minProfileDaysValidity: number;
  readonly isic: boolean;
  readonly reduced: boolean;
  readonly checkTicketCollision: boolean;
  /** Whether an application must have a document. Such a profile also needs a confirmation. */
  readonly hasAttachment: boolean;
}

const checked = { isic: false, reduced: true, checkTicketCollision: true, hasAttachment: false } as const;

/** Their names are in `messages/<language>/language/example-names.json`. */
export const profileSeeds: readonly ProfileSeed[] = [
  {
    ...checked,
    code: 'ADULT',
    ageFrom: 15,
    ageTo: null,
    validToDefault: 'CARD_VALIDITY',
    minProfileDaysValidity: 0,
    reduced: false,
  },
  {
    ...checked,
    code: 'CHILD',
    ageFrom: 6,
    ageTo: 14,
    validToDefault: 'AGE_TO',
    minProfileDaysValidity: 0,
  },
  {
    ...checked,
    code: 'PUPIL',
    ageFrom: 6,
    ageTo: 18,
    validToDefault: 'BEFORE_19_OR_END_OF_AUGUST',
    minProfileDaysValidity: 30,
    hasAttachment: true,
  },
  {
    ...checked,
    code: 'STUDENT',
    ageFrom: 15,
    ageTo: 25,
    validToDefault: 'END_OF_SEPTEMBER',
    minProfileDaysValidity: 30,
    isic: true,
  },
  {
    ...checked,
    code: 'SENIOR',
    ageFrom: 65,
    ageTo: null,
    validToDefault: 'YEARS',
    minProfileDaysValidity: 0,
    checkTicketCollision: false,
  },
  {
    ...checked,
    code: 'ZTP',
    ageFrom: null,
    ageTo: null,
    validToDefault: 'DAYS_365_AFTER_CONFIRMATION',
    minProfileDaysValidity: 0,
    hasAttachment: true,
  },
];
