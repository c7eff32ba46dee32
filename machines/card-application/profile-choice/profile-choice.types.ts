import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { EnteredProfile } from '#contract/entities/card-application-draft.ts';
import type { CustomerProfile, OfferedProfile } from '#contract/entities/tariff.ts';
import type { DateRange } from '#rules/date-range.ts';
import type { Failure } from '../../common/failure.ts';

/** The data from other parts of the wizard that the choice of a profile depends on. Days are ISO. */
export interface ProfileFacts {
  readonly today: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string | null;
  /** The person's own customer id: this customer may have the ISIC number already. */
  readonly excludedCustomerId: number | null;
  /** The last day of the registered bank card that is chosen; null = the application is for a new card. */
  readonly cardValidTo: string | null;
  /** For profile two: the days of profile one, and whether it has an ISIC card. Null for profile one. */
  readonly profileOne: (DateRange & { readonly isic: boolean }) | null;
}

/** The profile that is chosen when the wizard opens. */
export interface PreselectedProfile {
  readonly profileId: number;
  /** The first day, ISO; null = the proposed day. */
  readonly validFrom: string | null;
}

export interface ProfileChoiceInput {
  readonly position: 1 | 2;
  /** The profiles that can be chosen. */
  readonly profiles: readonly OfferedProfile[];
  /** The setting CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS. */
  readonly profileYears: number;
  /** How many years a new card of the carrier is valid. */
  readonly cardYears: number;
  readonly facts: ProfileFacts;
  /** The choice from the restored draft; null = none. */
  readonly entered: EnteredProfile | null;
  /** The preselected profile, unless a draft is restored; null = none. */
  readonly preselected: PreselectedProfile | null;
}

export type ProfileField = 'profile' | 'validFrom' | 'confirmed' | 'isicNumber';

export interface ProfileChoiceContext extends ProfileChoiceInput {
  readonly profileId: number | null;
  /** The person has chosen the profile; until then the shop proposes a profile. */
  readonly profileChosen: boolean;
  /** The first day, ISO, or the typed text if it is not a date. */
  readonly validFrom: string;
  /** The person has changed the first day; until then the shop computes it from the birth date. */
  readonly validFromChosen: boolean;
  readonly confirmed: boolean;
  readonly isicNumber: string;
  readonly marked: readonly ProfileField[];
  readonly demanded: boolean;
  readonly failure: Failure | null;
}

export interface IsicRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly excludedCustomerId: number | null;
  readonly isicNumber: string;
  readonly customerProfileId: number;
}

/** A profile that is applied for. Days are ISO; `validTo` null = no end. */
export interface ChosenProfile {
  readonly profile: CustomerProfile;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly confirmed: boolean;
  /** '' unless the profile has an ISIC card. */
  readonly isicNumber: string;
}

/** The data that the wizard gets after each change. */
export interface ProfileReport {
  /** The chosen profile, even if its days are not valid; null = no profile is chosen. */
  readonly profile: CustomerProfile | null;
  /** Null = no profile is chosen, or its first day is not a date yet. */
  readonly chosen: ChosenProfile | null;
  readonly sound: boolean;
  /** An ISIC number is being checked. */
  readonly waiting: boolean;
}

export type ProfileChoiceEvent =
  /** Profile two was added. */
  | { readonly type: 'need' }
  /** Profile two was removed. */
  | { readonly type: 'drop' }
  | { readonly type: 'factsChanged'; readonly facts: ProfileFacts }
  | { readonly type: 'chooseProfile'; readonly profileId: number }
  /** `day` is an ISO day, or the typed text if it is not a date. */
  | { readonly type: 'changeValidFrom'; readonly day: string }
  | { readonly type: 'toggleConfirmed' }
  | { readonly type: 'changeIsicNumber'; readonly value: string }
  | { readonly type: 'leaveField'; readonly field: 'validFrom' | 'isicNumber' }
  | { readonly type: 'demand' }
  | { readonly type: 'retry' }
  | DoneActorEvent<boolean, 'checkIsic'>
  | ErrorActorEvent<unknown, 'checkIsic'>;
