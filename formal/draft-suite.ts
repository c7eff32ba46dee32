import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowModel } from '#machines/common/flow-model.ts';
import { explore } from './exploration/explore.ts';
import type { Graph } from './exploration/explore.ts';

export interface DraftSuite<Snapshot extends AnyMachineSnapshot> {
  /** A model whose machine takes a draft as input. */
  readonly model: FlowModel;
  /** The values that are entered in a state, by field; null = no values. */
  readonly entered: (snapshot: Snapshot) => object | null;
  /** Whether the form says in this state that a value of the draft cannot be restored. */
  readonly reportsLoss: (snapshot: Snapshot) => boolean;
}

/** The states in which a form has loaded all its data and waits for the person. */
const statesAtRest = ({ states }: Graph): AnyMachineSnapshot[] =>
  states
    .filter(({ snapshot, living }) => snapshot.status === 'active' && living.size === 0)
    .map(({ snapshot }) => snapshot)
    .filter((snapshot) => !snapshot.can({ type: 'retry' }));

const isEntered = (value: unknown): boolean => value !== null && value !== '';
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether all entered values are restored; a field that was empty may have any value. */
const isRestored = (before: object, now: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(now));
  return Object.entries(before).every(([field, value]) => !isEntered(value) || isSame(values.get(field), value));
};

/**
 * Tests a form with a draft (SES-02). Every possible input is restored when the form opens with the draft, or the form
 * says which values are lost. This must hold for all answers of the server.
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
    it('has a value in every field in at least one explored state', () => {
      const fields = [...drafts.values()].flatMap((draft) => Object.entries(draft));
      const filledIn = fields.filter(([, value]) => isEntered(value));
      expect(new Set(filledIn.map(([field]) => field))).toEqual(new Set(fields.map(([field]) => field)));
      expect(drafts.size).toBeGreaterThan(1);
    });

    it('is restored, or the form says which values are lost', () => {
      const wrong = new Set<string>();
      for (const [text, draft] of drafts) {
        const [input] = Object.values(model.inputs);
        const inputs = { restored: Object.assign({}, input, { draft }) };
        const shown = statesAtRest(explore({ ...model, inputs, cases: {} }));
        if (shown.length === 0) wrong.add(`${text} is never shown`);
        for (const snapshot of shown) {
          const now = entered(snapshot) ?? {};
          const isLost = !isRestored(draft, now) && !suite.reportsLoss(snapshot as Snapshot);
          if (isLost) wrong.add(`${text} became ${JSON.stringify(now)}`);
        }
      }
      expect([...wrong]).toEqual([]);
    });
  });
}
