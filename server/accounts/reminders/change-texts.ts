import type { NextProfile, PersonChanges, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import type { Locale } from '#contract/enumerations.ts';
import { preselectionParameters } from '#contract/preselection.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { minimumCustomerAge } from '#rules/age.ts';
import { hiddenCardNumber } from '#rules/card-number.ts';
import { formatDay } from '#rules/date-text.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { LetterPart } from '../../platform/mails/letter.ts';

export interface ChangeWords {
  readonly locale: Locale;
  readonly currency: string;
}

type Values = Readonly<Record<string, string | number>>;

const sayIn =
  ({ locale }: ChangeWords) =>
  (key: KeyAfter<'upcomingChanges.'>, values: Values = {}): string =>
    translate(locale, `upcomingChanges.${key}`, values);

/** The sentence about the profile or card that ends, and its last day; the same words as on the account page. */
export const changeTitle = (words: ChangeWords, { kind, profile, lastDay }: UpcomingChange): string =>
  sayIn(words)(kind === 'CARD' || profile === null ? 'ends.CARD' : 'ends', {
    profile: profile?.displayName ?? '',
    day: formatDay(lastDay),
  });

function ticketText(words: ChangeWords, { ticket }: UpcomingChange, next: NextProfile | undefined): string {
  const say = sayIn(words);
  const after = next?.price ?? null;
  if (ticket === null || (ticket.price === null && after === null)) return say('ticket.unknown');
  const money = (amount: number | null): string =>
    amount === null ? '' : moneyText(words.locale, amount, words.currency);
  const form = after === null ? 'ticket.before' : ticket.price === null ? 'ticket.after' : 'ticket';
  const values = { ticket: ticket.displayName, zone: ticket.zone, before: money(ticket.price), after: money(after) };
  return [say(form, values), ...(ticket.basis === 'MONTHLY' ? [say('ticket.MONTHLY')] : [])].join('. ');
}

function nextText(
  words: ChangeWords,
  { profile, firstDayAfter }: UpcomingChange,
  next: NextProfile | undefined,
): string {
  const say = sayIn(words);
  if (next === undefined) return say('then.none');
  const form = next.isSame ? 'then.same' : 'then';
  const from = formatDay(next.isSame ? firstDayAfter : next.from);
  const kept = next.keeps === null ? [] : [say('then.keeps', { kept: profile?.displayName ?? '' })];
  return [say(form, { profile: next.profile.displayName, from }), ...kept].join('. ');
}

function papersText(words: ChangeWords, { papers, isic }: NextProfile): string {
  const needed = [...papers, ...(isic ? [sayIn(words)('papers.isic')] : [])];
  return needed.length === 0 ? sayIn(words)('papers.none') : needed.join(', ');
}

/** What the person can do, if no page can be linked for it. */
function stepTexts(words: ChangeWords, { step }: UpcomingChange): readonly string[] {
  const say = sayIn(words);
  switch (step.name) {
    case 'APPLY':
      return [];
    case 'APPLICATION':
      return [say('application')];
    case 'LATER':
      return [say('later', { day: formatDay(step.possibleFrom ?? '') })];
    case 'NONE':
      return step.obstacle === null ? [] : [say(`obstacle.${step.obstacle}`, { age: minimumCustomerAge })];
  }
}

const feeText = (words: ChangeWords, fee: number): string =>
  fee === 0 ? sayIn(words)('fee.none') : moneyText(words.locale, fee, words.currency);

/**
 * The parts of a mail about a change: what changes and why, the next profile, its price, the needed documents, and what the
 * person can do.
 */
export function changeParts(
  words: ChangeWords,
  { fullName, ownAccountFrom }: Pick<PersonChanges, 'fullName' | 'ownAccountFrom'>,
  change: UpcomingChange,
): readonly LetterPart[] {
  const say = sayIn(words);
  const { kind, firstDayAfter, cardNumber, next, step } = change;
  const [best] = next;
  const why = say(`why.${kind}`, { after: formatDay(firstDayAfter), card: hiddenCardNumber(cardNumber) });
  const fact = (label: KeyAfter<'upcomingChanges.label.'>, value: string) => ({ label: say(`label.${label}`), value });
  const facts = [
    fact('then', nextText(words, change, best)),
    fact('ticket', ticketText(words, change, best)),
    ...(step.fee === null ? [] : [fact('card', feeText(words, step.fee))]),
    ...(best === undefined ? [] : [fact('papers', papersText(words, best))]),
  ];
  return [
    `${changeTitle(words, change)}. ${why}`,
    { kind: 'facts', facts },
    ...stepTexts(words, change),
    ...(ownAccountFrom === firstDayAfter
      ? [say('ownAccount', { day: formatDay(ownAccountFrom), name: fullName, age: minimumCustomerAge })]
      : []),
  ];
}

/** The link to the next step: its text, and its address on the person's page; null if there is no step yet. */
export function stepLink(
  words: ChangeWords,
  { step, next }: UpcomingChange,
): { readonly text: string; readonly path: string | null; readonly query: string } | null {
  const say = sayIn(words);
  const [best] = next;
  if (step.name === 'APPLICATION' && step.applicationId !== null) {
    return { text: say('application.open'), path: `/app/card-application/${String(step.applicationId)}`, query: '' };
  }
  if (step.name !== 'APPLY' || step.carrierType === null || best === undefined) return null;
  const { profile, from, keeps } = best;
  const parameters = preselectionParameters(step.carrierType, { profileId: profile.id, from, keeps });
  return {
    text: say('apply', { profile: profile.displayName }),
    path: null,
    query: `?${new URLSearchParams(parameters).toString()}`,
  };
}
