import type { FlowMapContext, RunningMachine } from './flow-map.types.ts';

/** The machine that the map is about: the chosen one, else the one that changed last; null = none runs. */
export const machineAtHand = ({
  machines,
  chosen,
}: Pick<FlowMapContext, 'machines' | 'chosen'>): RunningMachine | null =>
  machines.find(({ id }) => id === chosen) ?? machines.at(-1) ?? null;

/** Its flow; null = no machine runs. */
export const flowAtHand = (context: Pick<FlowMapContext, 'machines' | 'chosen'>): string | null =>
  machineAtHand(context)?.flow ?? null;
