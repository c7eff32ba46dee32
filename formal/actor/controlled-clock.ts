import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate';
import { waitingEvents } from '../exploration/library-insides.ts';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

export interface ControlledClock extends Clock {
  /** Ends the timer of this event of the actor; throws if no such timer runs or its delay is not a valid duration. */
  runOut(actor: AnyActorRef, eventType: string): void;
}

/**
 * A clock in which a path decides which timer ends next, regardless of the length of the delays. The exploration allows
 * every order of two timers, so the live actor must allow every order, too.
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
      if (id === undefined || timer === undefined)
        throw new Error(`Expected a running timer for ${eventType}, found none`);
      if (!Number.isFinite(timer.delay) || timer.delay < 0)
        throw new Error(`Expected a valid delay of ${eventType}, found ${timer.delay} ms`);
      timers.delete(id);
      timer.fire();
    },
  };
};
