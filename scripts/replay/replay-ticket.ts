import type { ReplayTicket } from '#contract/entities/replay-ticket.ts';
import { readFlows } from '#gallery/flows.ts';
import { replayFlow, type Machines, type ReplayedFlow, type ReplayedStep } from './replay-flow.ts';

/** All machines of the shop by id. */
export async function readMachines(): Promise<Machines> {
  return new Map((await readFlows()).map(({ name, machine }) => [name, machine]));
}

/** Runs each flow of a ticket again. */
export const replayTicket = (ticket: ReplayTicket, machines: Machines): readonly ReplayedFlow[] =>
  ticket.flows.map((flow) =>
    replayFlow(
      flow,
      ticket.steps.filter((step) => step.flow === flow.number),
      machines,
    ),
  );

/** The first step that differs today; undefined if no step differs. */
export const firstDifference = ({ steps }: ReplayedFlow): ReplayedStep | undefined =>
  steps.find(({ difference }) => difference !== null);
