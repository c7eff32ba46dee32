import { isSameData } from '../../common/is-same-data.ts';
import {
  attachmentsInput,
  attachmentTypesOf,
  custodianEvent,
  profileFacts,
  residenceOf,
} from './card-application.steps.ts';
import type { CardApplicationContext, NotifiedParts } from './card-application.types.ts';

type Wizard = CardApplicationContext;

/** The parts of the step in which profiles and the way to the card are chosen. */
export const cardDataParts = [
  'profileOne',
  'profileTwo',
  'attachmentsOne',
  'attachmentsTwo',
  'delivery',
  'bankCardChoice',
] as const;

/** What the proofs of a profile depend on. */
const proofsOf = (context: Wizard, position: 1 | 2) => {
  const report = position === 1 ? context.profileOne : context.profileTwo;
  return { profileId: report.profile?.id ?? null, types: attachmentTypesOf(context, report) };
};

/** What each part has to know of the others; null = nothing that can be said now. */
const newsFor: { readonly [Part in keyof NotifiedParts]: (context: Wizard) => NotifiedParts[Part] | null } = {
  custodian: custodianEvent,
  profileOne: (context) => profileFacts(context, 1),
  profileTwo: (context) => profileFacts(context, 2),
  attachmentsOne: (context) => proofsOf(context, 1),
  attachmentsTwo: (context) => proofsOf(context, 2),
  delivery: residenceOf,
};

/** The event by which a part is shown. */
const eventFor: {
  readonly [Part in keyof NotifiedParts]: (news: NotifiedParts[Part]) => { readonly type: string };
} = {
  custodian: (type) => ({ type }),
  profileOne: (facts) => ({ type: 'factsChanged', facts }),
  profileTwo: (facts) => ({ type: 'factsChanged', facts }),
  // Another profile needs proofs of its own, also where they are of the same kinds (PRF-01).
  attachmentsOne: (proofs) => ({ type: 'changeProfile', ...proofs }),
  attachmentsTwo: (proofs) => ({ type: 'changeProfile', ...proofs }),
  delivery: (residence) => ({ type: 'residenceChanged', residence }),
};

/** What the parts know as they begin: their inputs say it. */
export const notifiedAtStart = (context: Wizard): NotifiedParts => {
  const proofs = (position: 1 | 2) => {
    const { profileId, types } = attachmentsInput(context, position);
    return { profileId, types };
  };
  return {
    custodian: 'drop',
    profileOne: profileFacts(context, 1),
    profileTwo: profileFacts(context, 2),
    attachmentsOne: proofs(1),
    attachmentsTwo: proofs(2),
    delivery: residenceOf(context),
  };
};

/** The message for a part that does not know yet what it has to know; null = there is none. */
function messageFor<Part extends keyof NotifiedParts>(context: Wizard, part: Part) {
  const news = newsFor[part](context);
  if (news === null || isSameData(news, context.notified[part])) return null;
  return { part, news, event: eventFor[part](news) };
}

interface Telling {
  readonly context: Wizard;
  readonly enqueue: {
    readonly sendTo: (part: keyof NotifiedParts, event: { readonly type: string }) => void;
    readonly assign: (change: Pick<Wizard, 'notified'>) => void;
  };
}

/** Tells these parts what they do not know yet: nothing twice, since each answer of a part to a key costs time. */
export function notifyParts({ context, enqueue }: Telling, parts: readonly (keyof NotifiedParts)[]): void {
  const messages = parts.map((part) => messageFor(context, part)).filter((message) => message !== null);
  if (messages.length === 0) return;
  for (const { part, event } of messages) enqueue.sendTo(part, event);
  enqueue.assign({
    notified: { ...context.notified, ...Object.fromEntries(messages.map(({ part, news }) => [part, news])) },
  });
}
