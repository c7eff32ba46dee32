import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { explore } from './exploration/explore.ts';
import type { Graph } from './exploration/explore.ts';

export interface DraftSuite<Snapshot extends AnyMachineSnapshot> {
  /** Its machine takes a draft as input. */
  readonly model: FlowModel;
  /** What is entered in a state; null = nothing. */
  readonly entered: (snapshot: Snapshot) => object | null;
  /** Whether the form says in this state that something of the draft is not possible any more. */
  readonly saysWhatIsLost: (snapshot: Snapshot) => boolean;
}

/** The states in which a form has loaded all that it needs and waits for the person. */
const statesAtRest = ({ states }: Graph): AnyMachineSnapshot[] =>
  states
    .filter(({ snapshot, living }) => snapshot.status === 'active' && living.size === 0)
    .map(({ snapshot }) => snapshot)
    .filter((snapshot) => !snapshot.can({ type: 'retry' }));

const isEntered = (value: unknown): boolean => value !== null && value !== '';
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether all that was entered is there now; a field that was empty may have got a value. */
const isThere = (before: object, now: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(now));
  return Object.entries(before).every(([field, value]) => !isEntered(value) || isSame(values.get(field), value));
};

/**
 * Of a form with a draft (SES-02): whatever can be entered in it is there again when it opens with the draft, or the form
 * says what is lost, whatever the server answers meanwhile.
 */
export function describeDraft<Snapshot extends AnyMachineSnapshot>(suite: DraftSuite<Snapshot>): void {
  const { model } = suite;
  const entered = (snapshot: AnyMachineSnapshot) => suite.entered(snapshot as Snapshot);
  const drafts = new Map<string, object>();
  for (const { snapshot } of explore(model).states) {
    const draft = snapshot.status === 'active' ? entered(snapshot) : null;
    if (draft !== null) drafts.set(JSON.stringify(draft), draft);
  }

  describe(`the draft of ${model.name}`, () => {
    it('is explored with each field filled in', () => {
      const fields = [...drafts.values()].flatMap((draft) => Object.entries(draft));
      const filledIn = fields.filter(([, value]) => isEntered(value));
      expect(new Set(filledIn.map(([field]) => field))).toEqual(new Set(fields.map(([field]) => field)));
      expect(drafts.size).toBeGreaterThan(1);
    });

    it('is there again, or the form says what is lost', () => {
      const wrong = new Set<string>();
      for (const [text, draft] of drafts) {
        const [input] = Object.values(model.inputs);
        const inputs = { restored: Object.assign({}, input, { draft }) };
        const shown = statesAtRest(explore({ ...model, inputs, cases: {} }));
        if (shown.length === 0) wrong.add(`${text} is never shown`);
        for (const snapshot of shown) {
          const now = entered(snapshot) ?? {};
          const isLost = !isThere(draft, now) && !suite.saysWhatIsLost(snapshot as Snapshot);
          if (isLost) wrong.add(`${text} became ${JSON.stringify(now)}`);
        }
      }
      expect([...wrong]).toEqual([]);
    });
  });
}
