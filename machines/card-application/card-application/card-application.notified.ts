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

/** The parts of the step in which profiles and the delivery of the card are chosen. */
export const cardDataParts = [
  'profileOne',
  'profileTwo',
  'attachmentsOne',
  'attachmentsTwo',
  'delivery',
  'bankCardChoice',
] as const;

/** The data that the proofs of a profile depend on. */
const proofsOf = (context: Wizard, position: 1 | 2) => {
  const report = position === 1 ? context.profileOne : context.profileTwo;
  return { profileId: report.profile?.id ?? null, types: attachmentTypesOf(context, report) };
};

/** The data that each part needs from the other parts; null = they are not known now. */
const dataFor: { readonly [Part in keyof NotifiedParts]: (context: Wizard) => NotifiedParts[Part] | null } = {
  custodian: custodianEvent,
  profileOne: (context) => profileFacts(context, 1),
  profileTwo: (context) => profileFacts(context, 2),
  attachmentsOne: (context) => proofsOf(context, 1),
  attachmentsTwo: (context) => proofsOf(context, 2),
  delivery: residenceOf,
};

/** The event that sends these data to a part. */
const eventFor: {
  readonly [Part in keyof NotifiedParts]: (data: NotifiedParts[Part]) => { readonly type: string };
} = {
  custodian: (type) => ({ type }),
  profileOne: (facts) => ({ type: 'factsChanged', facts }),
  profileTwo: (facts) => ({ type: 'factsChanged', facts }),
  // Another profile needs new proofs, even if they are of the same kinds (PRF-01).
  attachmentsOne: (proofs) => ({ type: 'changeProfile', ...proofs }),
  attachmentsTwo: (proofs) => ({ type: 'changeProfile', ...proofs }),
  delivery: (residence) => ({ type: 'residenceChanged', residence }),
};

/** The data that the parts get at their start, as their inputs. */
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

/** The event with new data for a part; null = the part has the present data already. */
function messageFor<Part extends keyof NotifiedParts>(context: Wizard, part: Part) {
  const data = dataFor[part](context);
  if (data === null || isSameData(data, context.notified[part])) return null;
  return { part, data, event: eventFor[part](data) };
}

interface NotifyArguments {
  readonly context: Wizard;
  readonly enqueue: {
    readonly sendTo: (part: keyof NotifiedParts, event: { readonly type: string }) => void;
    readonly assign: (change: Pick<Wizard, 'notified'>) => void;
  };
}

/**
 * Sends these parts the data that have changed. Unchanged data are not sent, because otherwise all parts would compute
 * their data again after every keystroke.
 */
export function notifyParts({ context, enqueue }: NotifyArguments, parts: readonly (keyof NotifiedParts)[]): void {
  const messages = parts.map((part) => messageFor(context, part)).filter((message) => message !== null);
  if (messages.length === 0) return;
  for (const { part, event } of messages) enqueue.sendTo(part, event);
  enqueue.assign({
    notified: { ...context.notified, ...Object.fromEntries(messages.map(({ part, data }) => [part, data])) },
  });
}
