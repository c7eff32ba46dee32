import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate';
import { waitingEvents } from './library-insides.ts';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

export interface ControlledClock extends Clock {
  /** Lets the timer of an event of this actor run out; throws if none runs or its delay is no length of time. */
  runOut(actor: AnyActorRef, eventType: string): void;
}

/**
 * A clock in which a path, and not the length of the delays, says which timer runs out next: exploration allows every
 * order of two timers, and so must the live actor.
 */
export const createControlledClock = (): ControlledClock => {
  const timers = new Map<number, { readonly fire: () => void; readonly delay: number }>();
  let count = 0;
  return {
    setTimeout(fire, delay) {
      count += 1;
      timers.set(count, { fire, delay });
      return count;
    },
    clearTimeout(id: number) {
      timers.delete(id);
    },
    runOut(actor, eventType) {
      const [id, timer] = [...timers][waitingEvents(actor).indexOf(eventType)] ?? [];
      if (id === undefined || timer === undefined) throw new Error(`No timer runs for ${eventType}`);
      if (!Number.isFinite(timer.delay) || timer.delay < 0) throw new Error(`${eventType} waits ${timer.delay} ms`);
      timers.delete(id);
      timer.fire();
    },
  };
};
