import { profileChoiceModel } from '../../machines/profile-choice/profile-choice.model.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeMutants(profileChoiceModel, 0.9);
