import { describeFlow } from '../../formal/flow-suite.ts';
import { profileChoiceModel } from '../../machines/profile-choice/model/profile-choice.model.ts';

describeFlow(profileChoiceModel);
