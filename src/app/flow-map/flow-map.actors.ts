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
 * Sends the event of a step. If the step is the outcome of a call, the machine normally leaves the state that invokes
 * the call, which ends the call's actor. If the machine stays in that state, the actor is stopped here, so that the real
 * response does not arrive as well.
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
    const atHand = machineAtHand(context);
    const machine = atHand === null ? undefined : numbered.find(atHand.id);
    if (machine === undefined || context.drawing === null) return;
    // The possible steps may have changed since they were rendered.
    const step = possibleSteps(context.drawing, machine.getSnapshot()).find((possible) => possible.name === name);
    if (step !== undefined) send(machine, step);
  };

  return flowMapMachine.provide({
    actors: {
      watchMachines: fromCallback<AnyEventObject>(({ sendBack }) => {
        const sendMachines = () => sendBack({ type: 'watched', machines: numbered.list() });
        sendMachines();
        return machines.subscribe(sendMachines);
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
