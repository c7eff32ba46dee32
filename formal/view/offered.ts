import type { AnyMachineSnapshot } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { statePaths } from '../exploration/pure-run.ts';
import type { AnyGestures, Gesture, Page } from './gestures.ts';

/** Whether a person can use a control. */
export const isUsable = (control: HTMLElement | null): control is HTMLElement =>
  control !== null &&
  control.isConnected &&
  !control.matches(':disabled, [aria-disabled="true"], [readonly]') &&
  control.closest('[hidden], [inert], [aria-hidden="true"]') === null;

const mismatch = (name: string, offered: boolean, accepted: boolean, excused: boolean): string[] => {
  if (offered === accepted || (accepted && excused)) return [];
  return [offered ? `${name} is offered, but the machine refuses it` : `${name} is accepted, but nothing offers it`];
};

const mismatchesOf = (
  type: string,
  gesture: Gesture<object>,
  payloads: Readonly<Record<string, object>>,
  page: Page,
  snapshot: AnyMachineSnapshot,
): string[] => {
  const excused = statePaths(snapshot).some((path) => path in (gesture.unseen ?? {}));
  const verdicts = Object.entries(payloads).map(([name, payload]) => ({
    name,
    offered: isUsable(gesture.find(page, payload)),
    accepted: snapshot.can({ ...payload, type }),
  }));
  if (gesture.per === 'case') {
    return verdicts.flatMap(({ name, offered, accepted }) => mismatch(`${type}/${name}`, offered, accepted, excused));
  }
  const any = (key: 'offered' | 'accepted') => verdicts.some((verdict) => verdict[key]);
  return mismatch(type, any('offered'), any('accepted'), excused);
};

/**
 * Describes each difference: the page offers an event that the machine refuses, or does not offer an event that the
 * machine accepts.
 */
export const findMismatches = (
  model: FlowModel,
  gestures: AnyGestures,
  page: Page,
  snapshot: AnyMachineSnapshot,
): string[] => {
  if (snapshot.status !== 'active') return [];
  const cases: Readonly<Record<string, Readonly<Record<string, object>>>> = model.cases;
  return Object.entries(gestures).flatMap(([type, gesture]) =>
    mismatchesOf(type, gesture, cases[type] ?? {}, page, snapshot),
  );
};
