import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { describeFlow } from '#formal/flow-suite.ts';
import { reclamationModel } from '#machines/account/reclamation/model/reclamation.model.ts';
import { ReclamationDraft, reclamationDraft } from '#machines/account/reclamation/reclamation.draft.ts';
import { reclamationMachine } from '#machines/account/reclamation/reclamation.machine.ts';
import type { ReclamationInput } from '#machines/account/reclamation/reclamation.types.ts';
import { emptyReclamation } from '#rules/reclamation.ts';

describeFlow(reclamationModel);

test('a draft contains only what the person has entered, not the known data (SES-02)', () => {
  const { note: _, ...nothing } = emptyReclamation;
  const known = { ...nothing, lastName: 'Nováková', city: 'Lipany' };
  const draftOf = (draft: ReclamationInput['draft']) => {
    const input = { flowId: 'flow', customerId: 1, cardId: null, known, draft };
    return parse(ReclamationDraft, reclamationDraft(createActor(reclamationMachine, { input }).getSnapshot()));
  };
  expect(draftOf(null)).toEqual({ changed: {}, agreed: false });
  const entered = { changed: { city: '', note: 'Karta nefunguje.' }, agreed: true };
  expect(draftOf({ ...entered, changed: { ...entered.changed, lastName: 'Nováková' } })).toEqual(entered);
});
