import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { startLive, type LiveRun } from '#formal/actor/live-run.ts';
import type { Step } from '#formal/exploration/steps.ts';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { createFlowLog, type FlowLogLimits } from '#runtime/flow-log/flow-log.ts';
import { takeTicket } from '#runtime/replay-ticket/take-ticket.ts';
import { readTicket } from '#scripts/replay/read-ticket.ts';

/** The today of the models. */
const today = '2026-11-21';

/** The actors that tests put in the place of real ones are no machines, and show themselves before they have a state. */
const isOfTheTest = (inspected: InspectionEvent, own: () => unknown): boolean => {
  if (inspected.type !== '@xstate.snapshot') return true;
  const { actorRef, event } = inspected;
  const isWithoutState =
    event.type.startsWith('xstate.snapshot.') && 'snapshot' in event && !Object.hasOwn(Object(event.snapshot), 'value');
  return isWithoutState || (own() !== undefined && actorRef !== own());
};

export interface LoggedRun {
  readonly live: LiveRun;
  /** The states after the start and after each step. */
  readonly states: readonly string[];
  readonly take: (step: Step) => void;
  /** The ticket, after it went through its file. */
  readonly ticket: () => ReplayTicket;
}

/** A live actor of a model that is recorded as in the browser. */
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
