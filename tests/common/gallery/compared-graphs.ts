import { isWholeSuite } from '#formal/whole-suite.ts';

/** Machines of each kind: with regions, with timers, with a child machine, and with money. */
const shapes: ReadonlySet<string> = new Set(['boot', 'session', 'applicationCorrection', 'cart']);

/**
 * Whether the tests compare the graph of a flow's machine with the graph of the machine rebuilt from its exported text or
 * JSON. Only `npm run test:all` compares all flows.
 */
export const comparesGraphs = (flow: string): boolean => isWholeSuite || shapes.has(flow);
