import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { explore } from '#formal/exploration/explore.ts';
import { listModel } from '#machines/common/list/model/list.model.ts';
import { sessionMachine } from '#machines/visitor/session/session.machine.ts';
import type { Session } from '#machines/visitor/session/session.types.ts';
import type { Figure } from '../lib/figure.ts';
import { median } from '../lib/measure.ts';

const explorations = 3;
const sends = 20_000;

const perSecond = (count: number, milliseconds: number): string =>
  `${Math.round((count * 1000) / milliseconds)} a second`;

/** Explores the largest model completely, several times. */
function exploration(): readonly Figure[] {
  const runs = Array.from({ length: explorations }, () => {
    const start = performance.now();
    const { states, edges } = explore(listModel);
    return { states: states.length, edges: edges.length, milliseconds: performance.now() - start };
  });
  const milliseconds = median(runs.map((run) => run.milliseconds));
  const { states, edges } = runs[0] ?? { states: 0, edges: 0 };
  return [
    { name: `States explored (list, ${states} states)`, measured: perSecond(states, milliseconds) },
    { name: `Transitions explored (list, ${edges} edges)`, measured: perSecond(edges, milliseconds) },
  ];
}

/** Sends a running session actor the events of typing into the log-in form, one for each letter. */
async function measureTyping(): Promise<Figure> {
  const machine = sessionMachine.provide({
    actors: { restoreSession: fromPromise<Session | null>(() => Promise.resolve(null)), ticks: fromCallback(() => {}) },
  });
  const actor = createActor(machine).start();
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'));
  const start = performance.now();
  for (let sent = 0; sent < sends; sent += 1) actor.send({ type: 'changeUsername', value: `a${sent}` });
  const milliseconds = performance.now() - start;
  if (actor.getSnapshot().context.username !== `a${sends - 1}`)
    throw new Error(`expected the username a${sends - 1}, found ${actor.getSnapshot().context.username}`);
  return { name: 'Transitions of a running actor (session)', measured: perSecond(sends, milliseconds) };
}

/** The speed of running and exploring machines, without a budget. */
export const machineSpeed = async (): Promise<readonly Figure[]> => [...exploration(), await measureTyping()];
