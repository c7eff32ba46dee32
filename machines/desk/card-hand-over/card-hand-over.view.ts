import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cardHandOverMachine } from './card-hand-over.machine.ts';
import type { CardHandOverContext } from './card-hand-over.types.ts';

export type CardHandOverActor = ActorRefFrom<typeof cardHandOverMachine>;
type Snapshot = SnapshotFrom<typeof cardHandOverMachine>;

/** The question about the selected cards, also while they are being handed over; null = no question is asked. */
function questionOf(snapshot: Snapshot) {
  if (snapshot.matches('choosing')) return null;
  const { remaining, handedOver, failed } = snapshot.context;
  const tried = handedOver + failed.length;
  return {
    count: tried + remaining.length,
    posted: remaining.filter(({ way }) => way === 'POST').length,
    collected: remaining.filter(({ way }) => way === 'BRANCH').length,
    tried,
    busy: snapshot.matches('handingOver'),
  };
}

/** The result of the last question; null = nothing was handed over yet. */
function reportOf(snapshot: Snapshot): Pick<CardHandOverContext, 'handedOver' | 'failed' | 'remaining'> | null {
  const { handedOver, failed, remaining } = snapshot.context;
  return snapshot.matches('choosing') && handedOver + failed.length > 0 ? { handedOver, failed, remaining } : null;
}

export function cardHandOverView(snapshot: Snapshot) {
  const { cards, selected } = snapshot.context;
  return {
    /** The cards that can be selected. */
    cards,
    selected,
    areAllSelected: cards.length > 0 && selected.length === cards.length,
    question: questionOf(snapshot),
    report: reportOf(snapshot),
  };
}
