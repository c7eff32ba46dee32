import type { CustomerProfile } from '#contract/entities/tariff.ts';
import type { Preselection } from '#contract/preselection.ts';
import { later } from '#rules/dates.ts';
import { isProfileOffered, profileProblem } from '#rules/profile-choice.ts';
import type { PreselectedProfile } from '../profile-choice/profile-choice.types.ts';
import type { CardApplicationContext } from './card-application.types.ts';

/** The profiles that can be chosen. */
export function offeredProfiles({ facts, configuration }: Pick<CardApplicationContext, 'facts' | 'configuration'>) {
  const { cardApplicationAttachmentAllowed: attachmentsAllowed, isIsicAllowed: isicAllowed } = configuration;
  return (facts?.profiles ?? []).filter((profile) => isProfileOffered(profile, { attachmentsAllowed, isicAllowed }));
}

/** If the day of a preselection has passed, today is used. */
const startOf = ({ from }: Preselection, today: string): string => later(from, today);

function suits(context: CardApplicationContext, profile: CustomerProfile | undefined, from: string): boolean {
  const { facts, today } = context;
  if (profile === undefined || facts === null) return false;
  const { customer, cardYears } = facts;
  const birthDay = customer?.changes?.birthDay ?? customer?.birthDay ?? null;
  const range = { validFrom: from, validTo: profile.validTo };
  return profileProblem({ profile, range, birthDay, today, cardValidTo: null, cardYears, profileOne: null }) === null;
}

function isPossible(context: CardApplicationContext, preselection: Preselection): boolean {
  const { today } = context;
  const profiles = offeredProfiles(context);
  const profileWith = (id: number) => profiles.find((profile) => profile.id === id);
  const start = startOf(preselection, today);
  if (!suits(context, profileWith(preselection.profileId), start)) return false;
  return preselection.keeps === null || (start > today && suits(context, profileWith(preselection.keeps), today));
}

/**
 * Whether the preselection is used: a draft that was started earlier has priority, and a profile that cannot be chosen
 * is not preselected (GRO-04).
 */
export function preselectionOutcome(context: CardApplicationContext): 'NONE' | 'GRANTED' | 'BEGUN' | 'IMPOSSIBLE' {
  const { preselection, facts } = context;
  if (preselection === null || facts === null) return 'NONE';
  if (facts.draft !== null)
    return facts.draft.entered.profileOne.profileId === (preselection.keeps ?? preselection.profileId)
      ? 'NONE'
      : 'BEGUN';
  return isPossible(context, preselection) ? 'GRANTED' : 'IMPOSSIBLE';
}

/** The profile that is preselected as profile one or two; null = the shop's proposal is used. */
export function preselectedProfile(context: CardApplicationContext, position: 1 | 2): PreselectedProfile | null {
  const { preselection, today } = context;
  if (preselection === null || preselectionOutcome(context) !== 'GRANTED') return null;
  const leaving = { profileId: preselection.profileId, validFrom: startOf(preselection, today) };
  if (preselection.keeps === null) return position === 1 ? leaving : null;
  // Profile two has no fixed start: it starts after profile one, also after the person changes profile one.
  return position === 1 ? { profileId: preselection.keeps, validFrom: null } : { ...leaving, validFrom: null };
}
