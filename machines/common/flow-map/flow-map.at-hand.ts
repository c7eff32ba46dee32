import type { FlowMapContext, RunningMachine } from './flow-map.types.ts';

/**
 * The machine that the map shows: the chosen machine, otherwise the machine that changed last; null = no machine runs.
 */
export const machineAtHand = ({
  machines,
  chosen,
}: Pick<FlowMapContext, 'machines' | 'chosen'>): RunningMachine | null =>
  machines.find(({ id }) => id === chosen) ?? machines.at(-1) ?? null;

/** The flow of the machine that the map shows; null = no machine runs. */
export const flowAtHand = (context: Pick<FlowMapContext, 'machines' | 'chosen'>): string | null =>
  machineAtHand(context)?.flow ?? null;
