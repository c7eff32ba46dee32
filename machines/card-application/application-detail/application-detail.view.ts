import type { SnapshotFrom } from 'xstate';
import { waitingApplication } from '#rules/application-wait.ts';
import type { ApplicationStep } from '../card-application/card-application.types.ts';
import type { applicationDetailMachine } from './application-detail.machine.ts';

type Snapshot = SnapshotFrom<typeof applicationDetailMachine>;

const steps: readonly ApplicationStep[] = ['personalData', 'custodian', 'cardData', 'summary'];

/** The data that the read-only wizard shows. */
export function applicationDetailView(snapshot: Snapshot) {
  const { filed } = snapshot.context;
  const step = steps.find((one) => snapshot.matches({ showing: one })) ?? null;
  const own = steps.filter((one) => one !== 'custodian' || filed?.custodian != null);
  const here = step === null ? -1 : own.indexOf(step);
  return {
    reading: snapshot.matches('reading'),
    unread: snapshot.matches('unread'),
    filed,
    /**
     * The application if the person still has to do something for it; null = nothing has to be done, or the application
     * is not read yet.
     */
    waiting: waitingApplication(filed?.application ?? null),
    step,
    stations: own.map((one, index) => ({
      step: one,
      state: index < here ? ('passed' as const) : index === here ? ('here' as const) : ('ahead' as const),
    })),
    canGoOn: snapshot.can({ type: 'next' }),
    canGoBack: snapshot.can({ type: 'back' }),
    /** "Back" in the first step and "next" in the last step close the wizard (WIZ-03). */
    offersClose: step === 'personalData' || step === 'summary',
  };
}
