import type { Reclamation, ReclamationEventKind } from '#contract/entities/reclamation.ts';

/** A stop of a reclamation: an event that has happened, or the next step. */
export interface ReclamationStop {
  readonly stop: ReclamationEventKind | 'ANSWER' | 'PAYMENT';
  readonly state: 'passed' | 'here';
  /** The time of the event, ISO; null = it has not happened yet. */
  readonly at: string | null;
}

type Followed = Pick<Reclamation, 'created' | 'events' | 'fee'> & {
  readonly state: Pick<Reclamation['state'], 'name'>;
};

/** Whether a reclamation waits for its customer to pay a fee. */
export const waitsForPayment = ({ fee }: Pick<Reclamation, 'fee'>): boolean => fee !== null && fee.place !== 'PAID';

/** Whether the promised day for the answer has passed without an answer; ISO days. */
export const isAnswerLate = (
  { state, answerBy }: Pick<Followed, 'state'> & Pick<Reclamation, 'answerBy'>,
  today: string,
): boolean => state.name === 'PENDING' && answerBy < today;

/** The events of a reclamation, oldest first, and its next step (REC-03). */
export function reclamationProgress({ created, events, fee, state }: Followed): readonly ReclamationStop[] {
  const happened = events.some(({ kind }) => kind === 'FILED')
    ? events
    : [{ kind: 'FILED', at: created } as const, ...events];
  const passed = happened.map(({ kind, at }): ReclamationStop => ({ stop: kind, state: 'passed', at }));
  if (state.name === 'PENDING') return [...passed, { stop: 'ANSWER', state: 'here', at: null }];
  return waitsForPayment({ fee }) ? [...passed, { stop: 'PAYMENT', state: 'here', at: null }] : passed;
}
