import { describe, expect, it } from 'vitest';
import { replay } from '#formal/exploration/replay.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { profileChoiceModel } from '#machines/card-application/profile-choice/model/profile-choice.model.ts';
import { sampleFacts } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { profileChoiceView } from '#machines/card-application/profile-choice/profile-choice.view.ts';

describeFlow(profileChoiceModel);

describe('a profile for an existing card (PRF-01, PRF-02)', () => {
  const viewWith = (cardValidTo: string | null) => {
    const { snapshot } = replay(profileChoiceModel, 'one', []);
    const facts = { ...sampleFacts, cardValidTo };
    const shown = { ...snapshot, context: { ...snapshot.context, facts } };
    const { validTo, cardEnd } = profileChoiceView(shown);
    return [validTo, cardEnd];
  };

  it('ends with this card, or with a new card if there is no card yet', () => {
    expect(viewWith('2027-03-31')).toEqual(['2027-03-31', '2027-03-31']);
    expect(viewWith(null)).toEqual(['2030-11-20', '2030-11-20']);
  });
});
