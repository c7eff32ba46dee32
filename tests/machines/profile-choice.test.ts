import { profileChoiceModel } from '../../machines/profile-choice/profile-choice.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(profileChoiceModel);
