import { describeFlow } from '#formal/flow-suite.ts';
import { personalInfoModel } from '#machines/account/personal-info/model/personal-info.model.ts';

describeFlow(personalInfoModel);
