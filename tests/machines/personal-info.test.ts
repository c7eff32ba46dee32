import { personalInfoModel } from '../../machines/personal-info/personal-info.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(personalInfoModel);
