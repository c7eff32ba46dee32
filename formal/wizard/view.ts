import type { SnapshotFrom } from 'xstate';
import { cardApplicationParts } from '#machines/card-application/card-application/card-application.parts.ts';
import { partReport } from '#machines/card-application/card-application/card-application.reports.ts';
import type {
  CardApplicationContext,
  CardApplicationEvent,
} from '#machines/card-application/card-application/card-application.types.ts';
import { machinesIn, pendingCalls, runningTimers } from './live-wizard.ts';
import type { LiveWizard, PendingCall, WizardSnapshot } from './live-wizard.ts';
import type { Step } from './steps.ts';
import type { Ledger } from './world.ts';

type FillingPart = Exclude<keyof typeof cardApplicationParts, 'applicationSave'>;
export type Parts = { readonly [Part in FillingPart]: SnapshotFrom<(typeof cardApplicationParts)[Part]> };

/** A wizard between two steps, with everything that properties compare. */
export interface View {
  readonly live: LiveWizard;
  readonly wizard: WizardSnapshot;
  readonly context: CardApplicationContext;
  /** The context as it is if the wizard reads the reports of all parts now. */
  readonly reported: CardApplicationContext;
  /** Null unless the application is being filled in. */
  readonly parts: Parts | null;
  readonly pending: readonly PendingCall[];
  readonly timers: readonly string[];
  /** The paths of the running machines with their states. */
  readonly states: readonly string[];
  readonly ledger: Ledger;
  /** The step that led here; null at the beginning. */
  readonly step: Step | null;
  /** The wizard before this step. */
  readonly before: WizardSnapshot;
}

const fillingParts = Object.keys(cardApplicationParts).filter((part) => part !== 'applicationSave');

const partsOf = (wizard: WizardSnapshot): Parts | null => {
  if (wizard.status !== 'active') return null;
  const children: Readonly<Record<string, { readonly getSnapshot: () => unknown } | undefined>> = wizard.children;
  const snapshots = fillingParts.map((part) => [part, children[part]?.getSnapshot()] as const);
  return snapshots.some(([, snapshot]) => snapshot === undefined) ? null : (Object.fromEntries(snapshots) as Parts);
};

const isAnswered = ({ name }: PendingCall): boolean => name !== 'calendar' && !name.endsWith('.progress');

const contextOfParts = (parts: Parts | null, context: CardApplicationContext): CardApplicationContext => {
  const reports = Object.entries(parts ?? {}).map(([part, snapshot]) =>
    partReport(context, { type: `xstate.snapshot.${part}`, snapshot } as CardApplicationEvent),
  );
  return Object.assign({ ...context }, ...reports) as CardApplicationContext;
};

export const viewOf = (happened: Pick<View, 'live' | 'ledger' | 'step' | 'before'>): View => {
  const { live } = happened;
  const wizard = live.wizard.getSnapshot();
  const machines = machinesIn(live.wizard);
  const parts = partsOf(wizard);
  return {
    ...happened,
    wizard,
    context: wizard.context,
    reported: contextOfParts(parts, wizard.context),
    parts,
    pending: pendingCalls(machines).filter(isAnswered),
    timers: runningTimers(machines).map(({ name }) => name),
    states: machines.map(({ path, snapshot }) => `${path} ${JSON.stringify(snapshot.value)}`),
  };
};
