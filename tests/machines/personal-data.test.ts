import { personalDataModel } from '../../machines/personal-data/personal-data.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(personalDataModel);
