import type { DraftContent } from '#machines/card-application/application-draft/application-draft.types.ts';
import type { ApplicationPlan } from '#machines/card-application/application-save/application-save.types.ts';
import type {
  ApplicationFacts,
  CardApplicationInput,
} from '#machines/card-application/card-application/card-application.types.ts';
import type { ActionName } from './actions.ts';
import type { KeptWizard } from './live-wizard.ts';

/** What is explored: the beginning, the actions of the person, and the bounds. */
export interface Scope {
  readonly input: CardApplicationInput;
  /** The answer to the wizard's first call. */
  readonly facts: ApplicationFacts;
  /** The actions before the exploration; every call is answered at once. */
  readonly begun: readonly ActionName[];
  readonly does: readonly ActionName[];
  /** The maximum number of actions. */
  readonly actions: number;
  /** The maximum number of refused calls. */
  readonly refusals: number;
  /** The parts whose calls and delays end in any order; those of all other parts end at once. */
  readonly free: readonly string[];
  /** The server may save the draft although its answer is lost. */
  readonly losesSaves?: true;
}

/** The draft on the server. */
export interface ServerDraft extends DraftContent {
  readonly id: number;
  readonly version: number;
  readonly fileIds: readonly string[];
}

/** What the server and the person know, and what was sent. */
export interface Ledger {
  readonly draft: ServerDraft | null;
  /** The plan that the summary showed when the person confirmed it. */
  readonly shown: ApplicationPlan | null;
  /** The names of the calls that save the application, since the person has confirmed it. */
  readonly calls: readonly string[];
  /** For each idempotency key: the content with which it was sent. */
  readonly contents: Readonly<Record<string, string>>;
  /** For each part: the data for which a check has last succeeded. */
  readonly checked: Readonly<Record<string, string>>;
  readonly isFiled: boolean;
  readonly refusals: number;
}

export interface World {
  readonly kept: KeptWizard;
  readonly ledger: Ledger;
}

export const firstLedger = ({ facts: { draft } }: Scope): Ledger => ({
  draft:
    draft === null ? null : { ...draft.stored, entered: draft.entered, photo: draft.photo, fileIds: draft.fileIds },
  shown: null,
  calls: [],
  contents: {},
  checked: {},
  isFiled: false,
  refusals: 0,
});
