import type { ApplicationWish } from '#contract/application-wish.ts';
import type { CustomerProfile } from '#contract/entities/tariff.ts';
import { later } from '#rules/dates.ts';
import { isProfileOffered, profileProblem } from '#rules/profile-choice.ts';
import type { WishedProfile } from '../profile-choice/profile-choice.types.ts';
import type { CardApplicationContext } from './card-application.types.ts';

/** The profiles that can be chosen. */
export function offeredProfiles({ facts, configuration }: Pick<CardApplicationContext, 'facts' | 'configuration'>) {
  const { cardApplicationAttachmentAllowed: attachmentsAllowed, isIsicAllowed: isicAllowed } = configuration;
  return (facts?.profiles ?? []).filter((profile) => isProfileOffered(profile, { attachmentsAllowed, isicAllowed }));
}

/** A wish for a day that has passed meanwhile is one for today. */
const startOf = ({ from }: ApplicationWish, today: string): string => later(from, today);

function suits(context: CardApplicationContext, profile: CustomerProfile | undefined, from: string): boolean {
  const { facts, today } = context;
  if (profile === undefined || facts === null) return false;
  const { customer, cardYears } = facts;
  const birthDay = customer?.changes?.birthDay ?? customer?.birthDay ?? null;
  const range = { validFrom: from, validTo: profile.validTo };
  return profileProblem({ profile, range, birthDay, today, cardValidTo: null, cardYears, profileOne: null }) === null;
}

function isPossible(context: CardApplicationContext, wish: ApplicationWish): boolean {
  const { today } = context;
  const profiles = offeredProfiles(context);
  const find = (id: number) => profiles.find((profile) => profile.id === id);
  const start = startOf(wish, today);
  if (!suits(context, find(wish.profileId), start)) return false;
  return wish.keeps === null || (start > today && suits(context, find(wish.keeps), today));
}

/** What became of the wish: what was begun earlier goes before it, and what cannot be had is left out (GRO-04). */
export function wishOutcome(context: CardApplicationContext): 'NONE' | 'GRANTED' | 'BEGUN' | 'IMPOSSIBLE' {
  const { wish, facts } = context;
  if (wish === null || facts === null) return 'NONE';
  if (facts.draft !== null)
    return facts.draft.entered.profileOne.profileId === (wish.keeps ?? wish.profileId) ? 'NONE' : 'BEGUN';
  return isPossible(context, wish) ? 'GRANTED' : 'IMPOSSIBLE';
}

/** The wish as the choice of profile one or two begins with it; null = with what the shop proposes. */
export function wishedProfile(context: CardApplicationContext, position: 1 | 2): WishedProfile | null {
  const { wish, today } = context;
  if (wish === null || wishOutcome(context) !== 'GRANTED') return null;
  const wanted = { profileId: wish.profileId, validFrom: startOf(wish, today) };
  if (wish.keeps === null) return position === 1 ? wanted : null;
  // Profile two follows the first one by itself, also when the person changes that.
  return position === 1 ? { profileId: wish.keeps, validFrom: null } : { ...wanted, validFrom: null };
}
