import { fromCallback, fromPromise, type AnyActorRef, type AnyEventObject } from 'xstate';
import { machineAtHand } from '#machines/common/flow-map/flow-map.at-hand.ts';
import { flowMapMachine } from '#machines/common/flow-map/flow-map.machine.ts';
import type { FlowMapContext } from '#machines/common/flow-map/flow-map.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { createCallGate, type CallGate } from './call-gate.ts';
import { readDrawing } from './read-drawing.ts';
import type { NumberedMachines } from './running-machines.ts';
import { possibleSteps, type Step } from './steps.ts';

type Watched = Pick<Shop, 'machines' | 'holdCalls'>;

/**
 * Sends a step's event. A call that is settled ends with its state; where the state goes on, it is stopped here, so that its
 * own answer does not come as well.
 */
function send(machine: AnyActorRef, { kind, group, event }: Step): void {
  const callOf = (): AnyActorRef | undefined => machine.getSnapshot().children[group];
  const settled = kind === 'outcome' ? callOf() : undefined;
  machine.send(event);
  if (settled !== undefined && callOf() === settled) settled.send({ type: 'xstate.stop' });
}

export function provideFlowMap({ machines, holdCalls }: Watched, numbered: NumberedMachines) {
  let gate: CallGate | null = null;

  const takeStep = (context: FlowMapContext, name: string): void => {
    const machine = numbered.find(machineAtHand(context)?.id ?? 0);
    if (machine === undefined || context.drawing === null) return;
    // What can be taken may have changed since it was drawn.
    const step = possibleSteps(context.drawing, machine.getSnapshot()).find((possible) => possible.name === name);
    if (step !== undefined) send(machine, step);
  };

  return flowMapMachine.provide({
    actors: {
      watchMachines: fromCallback<AnyEventObject>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'watched', machines: numbered.list() });
        tell();
        return machines.subscribe(tell);
      }),
      readDrawing: fromPromise(({ input, signal }) => readDrawing(input.flow, signal)),
      holdCalls: fromCallback<AnyEventObject>(({ sendBack }) => {
        const opened = createCallGate((held) => sendBack({ type: 'waiting', held }));
        gate = opened;
        holdCalls(opened.hold);
        const leave = () => opened.letAllThrough();
        window.addEventListener('pagehide', leave);
        return () => {
          window.removeEventListener('pagehide', leave);
          holdCalls(null);
          gate = null;
          opened.letAllThrough();
        };
      }),
    },
    actions: {
      takeStep: ({ context, event }) => {
        if (event.type === 'take') takeStep(context, event.step);
      },
      letThrough: ({ event }) => {
        if (event.type === 'letThrough') gate?.letThrough(event.id);
      },
      letAllThrough: () => gate?.letAllThrough(),
    },
  });
}
