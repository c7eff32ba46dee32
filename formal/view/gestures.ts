import type { UserEvent } from '@testing-library/user-event';
import type { EventFrom } from 'xstate';
import type { FlowModel, PayloadOf, UserEventOf } from '#machines/common/flow-model.ts';

/** The objects that a gesture uses: the simulated user and the page. */
export interface Page {
  readonly user: UserEvent;
  readonly root: HTMLElement;
}

/** How a person sends one event of a machine. */
export interface Gesture<Payload> {
  /**
   * Finds the control of the event; `null` if the page does not show it. A hidden or disabled control counts as not
   * offered.
   */
  find(page: Page, payload: Payload): HTMLElement | null;
  /** Uses the control, which is visible and enabled. */
  perform(page: Page, payload: Payload, control: HTMLElement): Promise<void>;
  /**
   * `case`: each payload has its own control (for example a button in each row), which is offered exactly when the
   * payload is accepted. Without `per`, all payloads share one control, which is offered when at least one payload is
   * accepted.
   */
  readonly per?: 'case';
  /** For each state path: why no control offers the event there, although the machine accepts it. */
  readonly unseen?: Readonly<Record<string, string>>;
}

type MachineOf<Model extends FlowModel> = Model['machine'];

/** A gesture for every event of the person. If a gesture is missing, the code does not compile. */
export type Gestures<Model extends FlowModel> = {
  readonly [Type in UserEventOf<Model> & EventFrom<MachineOf<Model>>['type']]: Gesture<
    PayloadOf<MachineOf<Model>, Type>
  >;
};

export type AnyGestures = Readonly<Record<string, Gesture<object>>>;
