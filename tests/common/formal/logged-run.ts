import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { startLive, type LiveRun } from '#formal/actor/live-run.ts';
import type { Step } from '#formal/exploration/steps.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { createFlowLog, type FlowLogLimits } from '#runtime/flow-log/flow-log.ts';
import { takeTicket } from '#runtime/replay-ticket/take-ticket.ts';
import { readTicket } from '#scripts/replay/read-ticket.ts';

/** The current day in the models. */
const today = '2026-11-21';

/** The actors that replace the real actors in tests are not machines, and emit snapshots before they have a state. */
const isOfTheTest = (inspected: InspectionEvent, own: () => unknown): boolean => {
  if (inspected.type !== '@xstate.snapshot') return true;
  const { actorRef, event } = inspected;
  const isWithoutState =
    event.type.startsWith('xstate.snapshot.') && 'snapshot' in event && !Object.hasOwn(Object(event.snapshot), 'value');
  return isWithoutState || (own() !== undefined && actorRef !== own());
};

export interface LoggedRun {
  readonly live: LiveRun;
  /** The labels of the states after the start and after each step. */
  readonly states: readonly string[];
  readonly take: (step: Step) => void;
  /** The replay ticket, written to its file format and read again. */
  readonly ticket: () => ReplayTicket;
}

/** Starts a live actor of a model, recorded as in the browser. */
export function startLogged(model: FlowModel, input: unknown, limits?: FlowLogLimits): LoggedRun {
  let at = 0;
  const log = createFlowLog(() => (at += 1), limits);
  const own: { live?: LiveRun } = {};
  const live = startLive(model, input, (inspected) => {
    if (!isOfTheTest(inspected, () => own.live?.actor)) log.inspect(inspected);
  });
  own.live = live;
  const label = (snapshot: AnyMachineSnapshot) => stateLabel(snapshot.value);
  const states = [label(live.snapshot())];
  return {
    live,
    states,
    take: (step) => {
      live.take(step);
      states.push(label(live.snapshot()));
    },
    ticket: () =>
      readTicket(
        JSON.stringify(takeTicket(log.stretches(), { version: '1.0.0', path: '/app', language: 'cs', now: 0, today })),
      ),
  };
}
