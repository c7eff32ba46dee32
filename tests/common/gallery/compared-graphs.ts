import { isWholeSuite } from '#formal/whole-suite.ts';

/** A machine of each shape: with regions, with timers, with a child machine, and one about money. */
const shapes: ReadonlySet<string> = new Set(['boot', 'session', 'applicationCorrection', 'cart']);

/** Whether the graphs of a flow's machine and of its copy are compared; that of the others in `npm run test:all`. */
export const comparesGraphs = (flow: string): boolean => isWholeSuite || shapes.has(flow);
