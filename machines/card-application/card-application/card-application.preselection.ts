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

/** A preselection for a day that has passed meanwhile is one for today. */
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
  const find = (id: number) => profiles.find((profile) => profile.id === id);
  const start = startOf(preselection, today);
  if (!suits(context, find(preselection.profileId), start)) return false;
  return preselection.keeps === null || (start > today && suits(context, find(preselection.keeps), today));
}

/** What became of the preselection: what was begun earlier goes before it, and what cannot be had is left out (GRO-04). */
export function preselectionOutcome(context: CardApplicationContext): 'NONE' | 'GRANTED' | 'BEGUN' | 'IMPOSSIBLE' {
  const { preselection, facts } = context;
  if (preselection === null || facts === null) return 'NONE';
  if (facts.draft !== null)
    return facts.draft.entered.profileOne.profileId === (preselection.keeps ?? preselection.profileId)
      ? 'NONE'
      : 'BEGUN';
  return isPossible(context, preselection) ? 'GRANTED' : 'IMPOSSIBLE';
}

/** The preselection as the choice of profile one or two begins with it; null = with what the shop proposes. */
export function preselectedProfile(context: CardApplicationContext, position: 1 | 2): PreselectedProfile | null {
  const { preselection, today } = context;
  if (preselection === null || preselectionOutcome(context) !== 'GRANTED') return null;
  const leaving = { profileId: preselection.profileId, validFrom: startOf(preselection, today) };
  if (preselection.keeps === null) return position === 1 ? leaving : null;
  // Profile two follows the first one by itself, also when the person changes that.
  return position === 1 ? { profileId: preselection.keeps, validFrom: null } : { ...leaving, validFrom: null };
}
