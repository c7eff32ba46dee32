import type { ValidToDefault } from '#contract/enumerations.ts';
import type { LocalisedName } from '../../platform/db/schema/tariff.ts';

export type ProfileCode = 'ADULT' | 'CHILD' | 'PUPIL' | 'STUDENT' | 'SENIOR' | 'ZTP';

interface ProfileSeed {
  readonly code: ProfileCode;
  readonly displayName: LocalisedName;
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
  readonly validToDefault: ValidToDefault;
  readonly minProfileDaysValidity: number;
  readonly isic: boolean;
  readonly reduced: boolean;
  readonly checkTicketCollision: boolean;
  /**
   * The name of the document that an application must have; null = none. A profile with such a document also needs a
   * confirmation.
   */
  readonly attachment: LocalisedName | null;
}

const checked = { isic: false, reduced: true, checkTicketCollision: true, attachment: null } as const;

export const profileSeeds: readonly ProfileSeed[] = [
  {
    ...checked,
    code: 'ADULT',
    displayName: { cs: 'Dospělý', en: 'Adult', sk: 'Dospelý', pl: 'Dorosły', ro: 'Adult' },
    ageFrom: 15,
    ageTo: null,
    validToDefault: 'CARD_VALIDITY',
    minProfileDaysValidity: 0,
    reduced: false,
  },
  {
    ...checked,
    code: 'CHILD',
    displayName: {
      cs: 'Dítě 6–14 let',
      en: 'Child 6–14',
      sk: 'Dieťa 6–14 rokov',
      pl: 'Dziecko 6–14 lat',
      ro: 'Copil 6–14 ani',
    },
    ageFrom: 6,
    ageTo: 14,
    validToDefault: 'AGE_TO',
    minProfileDaysValidity: 0,
  },
  {
    ...checked,
    code: 'PUPIL',
    displayName: {
      cs: 'Žák do 19 let',
      en: 'Pupil under 19',
      sk: 'Žiak do 19 rokov',
      pl: 'Uczeń do 19 lat',
      ro: 'Elev sub 19 ani',
    },
    ageFrom: 6,
    ageTo: 18,
    validToDefault: 'BEFORE_19_OR_END_OF_AUGUST',
    minProfileDaysValidity: 30,
    attachment: {
      cs: 'Potvrzení o studiu',
      en: 'Confirmation of study',
      sk: 'Potvrdenie o štúdiu',
      pl: 'Zaświadczenie o nauce',
      ro: 'Adeverință de elev',
    },
  },
  {
    ...checked,
    code: 'STUDENT',
    displayName: {
      cs: 'Student s ISIC',
      en: 'Student with ISIC',
      sk: 'Študent s ISIC',
      pl: 'Student z ISIC',
      ro: 'Student cu ISIC',
    },
    ageFrom: 15,
    ageTo: 25,
    validToDefault: 'END_OF_SEPTEMBER',
    minProfileDaysValidity: 30,
    isic: true,
  },
  {
    ...checked,
    code: 'SENIOR',
    displayName: { cs: 'Senior 65+', en: 'Senior 65+', sk: 'Senior 65+', pl: 'Senior 65+', ro: 'Senior 65+' },
    ageFrom: 65,
    ageTo: null,
    validToDefault: 'YEARS',
    minProfileDaysValidity: 0,
    checkTicketCollision: false,
  },
  {
    ...checked,
    code: 'ZTP',
    displayName: {
      cs: 'Držitel průkazu ZTP',
      en: 'Disability card holder',
      sk: 'Držiteľ preukazu ZŤP',
      pl: 'Osoba z niepełnosprawnością',
      ro: 'Persoană cu dizabilități',
    },
    ageFrom: null,
    ageTo: null,
    validToDefault: 'DAYS_365_AFTER_CONFIRMATION',
    minProfileDaysValidity: 0,
    attachment: {
      cs: 'Kopie průkazu ZTP',
      en: 'Copy of the disability card',
      sk: 'Kópia preukazu ZŤP',
      pl: 'Kopia legitymacji osoby niepełnosprawnej',
      ro: 'Copia legitimației de handicap',
    },
  },
];
