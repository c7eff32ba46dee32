import type { CustomerProfile } from '#contract/entities/tariff.ts';
import type { ChangeKind } from '#contract/enumerations.ts';
import { addDays, addYears, dayBefore, earlier, lastDayOfCalendar, later } from './dates.ts';
import { groupBy } from './group-by.ts';

/** The data of a profile that the rules need. */
export type EndingProfile = Pick<CustomerProfile, 'id' | 'ageTo' | 'validToDefault' | 'isic' | 'reduced'>;

/** A profile with the days for which a person has it; ISO, `validTo` null = no end. */
export interface ProfileDays<Profile> {
  readonly profile: Profile;
  readonly validFrom: string;
  readonly validTo: string | null;
}

export interface HeldCard<Profile extends EndingProfile = EndingProfile> {
  readonly id: number;
  /** False = the card is being made, or waits to be handed over. */
  readonly isActive: boolean;
  readonly validFrom: string;
  readonly validTo: string;
  /** Empty = the card was made before profiles existed. */
  readonly profiles: readonly ProfileDays<Profile>[];
}

export interface PersonFacts<Profile extends EndingProfile = EndingProfile> {
  readonly today: string;
  /** Null = not known. */
  readonly birthDay: string | null;
  /** The cards that are not deleted and are active now or later, the card in use first. */
  readonly cards: readonly HeldCard<Profile>[];
  /** The profiles of the application that is not finished yet. */
  readonly applied: readonly ProfileDays<Pick<Profile, 'id'>>[];
}

export interface ProfileChange<Profile extends EndingProfile = EndingProfile> {
  readonly cardId: number;
  readonly profile: Profile | null;
  readonly kind: ChangeKind;
  readonly lastDay: string;
  readonly firstDayAfter: string;
}

/** The days for which a person has a profile on a card; `profile` null = the card has no profiles. */
interface Span<Profile extends EndingProfile> {
  readonly card: HeldCard<Profile>;
  readonly profile: Profile | null;
  readonly from: string;
  readonly to: string;
}

/**
 * The last day of a profile on a card. A profile without a reduction whose rule is "ends with the card" ends on the
 * card's last day. Its stored end is some days earlier, because it was computed at the time of the application; no other
 * part of the shop uses the stored end.
 */
function lastDayOn<Profile extends EndingProfile>(card: HeldCard<Profile>, held: ProfileDays<Profile>): string {
  const { profile, validTo } = held;
  const endsWithCard = profile.validToDefault?.name === 'CARD_VALIDITY' && !profile.reduced;
  return validTo === null || endsWithCard ? card.validTo : earlier(validTo, card.validTo);
}

const spansOf = <Profile extends EndingProfile>(card: HeldCard<Profile>): Span<Profile>[] =>
  card.profiles.length === 0
    ? [{ card, profile: null, from: card.validFrom, to: card.validTo }]
    : card.profiles.map((held) => ({
        card,
        profile: held.profile,
        from: later(card.validFrom, held.validFrom),
        to: lastDayOn(card, held),
      }));

/** The last days that the person's age allows: by the profile's age limit, and by a rule with its own age limit. */
function lastDaysOfAge({ ageTo, validToDefault }: EndingProfile, birthDay: string): readonly string[] {
  const limits = ageTo === null ? [] : [ageTo + 1];
  const own = validToDefault?.name === 'BEFORE_19_OR_END_OF_AUGUST' ? [19] : [];
  return [...limits, ...own].map((years) => dayBefore(addYears(birthDay, years)));
}

const endsInAugust = ({ validToDefault }: EndingProfile): boolean =>
  validToDefault?.name === 'END_OF_AUGUST' || validToDefault?.name === 'BEFORE_19_OR_END_OF_AUGUST';

function kindOf(
  { profile, card, to }: Pick<Span<EndingProfile>, 'profile' | 'to' | 'card'>,
  birthDay: string | null,
): ChangeKind {
  if (profile === null) return 'CARD';
  if (birthDay !== null && lastDaysOfAge(profile, birthDay).includes(to)) return 'AGE';
  if (card.validTo === to) return 'CARD';
  if (profile.isic) return 'ISIC';
  return endsInAugust(profile) && to.endsWith('-08-31') ? 'SCHOOL_YEAR' : 'PROFILE';
}

/** The last day within twelve months from a day. */
export const lastDayWithinYear = (today: string): string => addYears(today, 1);

/**
 * The days within the next twelve months after which a person has no profile any more, nearest first (GRO-01): an active
 * card or its profile ends, and no other profile, card or filed application continues without a gap. Throws a RangeError
 * for a text that is not a day.
 */
export function upcomingProfileChanges<Profile extends EndingProfile>({
  today,
  birthDay,
  cards,
  applied,
}: PersonFacts<Profile>): readonly ProfileChange<Profile>[] {
  const spans = [
    ...cards.flatMap(spansOf),
    ...applied.map(({ validFrom, validTo }) => ({ from: validFrom, to: validTo ?? lastDayOfCalendar })),
  ];
  const isFollowed = (next: string) => spans.some(({ from, to }) => from <= next && next <= to);
  const changes = cards
    .filter(({ isActive }) => isActive)
    .flatMap(spansOf)
    .filter(({ from, to }) => from <= to && today <= to && addDays(to, 1) <= lastDayWithinYear(today))
    .filter(({ to }) => !isFollowed(addDays(to, 1)))
    .map((span) => ({
      cardId: span.card.id,
      profile: span.profile,
      kind: kindOf(span, birthDay),
      lastDay: span.to,
      firstDayAfter: addDays(span.to, 1),
    }));
  const byDay = groupBy(changes, ({ lastDay }) => lastDay);
  return [...byDay.values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : 1));
}
