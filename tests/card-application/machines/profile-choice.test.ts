import { describe, expect, it } from 'vitest';
import { replay } from '#formal/exploration/replay.ts';
import { describeFlow } from '#formal/flow-suite.ts';
import { profileChoiceModel } from '#machines/card-application/profile-choice/model/profile-choice.model.ts';
import { sampleFacts } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { profileChoiceView } from '#machines/card-application/profile-choice/profile-choice.view.ts';

describeFlow(profileChoiceModel);

describe('a profile for a card that there is already (PRF-01, PRF-02)', () => {
  const seen = (cardValidTo: string | null) => {
    const { snapshot } = replay(profileChoiceModel, 'one', []);
    const facts = { ...sampleFacts, cardValidTo };
    const shown = { ...snapshot, context: { ...snapshot.context, facts } };
    const { validTo, cardEnd } = profileChoiceView(shown);
    return [validTo, cardEnd];
  };

  it('ends with that card, and with a new one while there is none', () => {
    expect(seen('2027-03-31')).toEqual(['2027-03-31', '2027-03-31']);
    expect(seen(null)).toEqual(['2030-11-20', '2030-11-20']);
  });
});
