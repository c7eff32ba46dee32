import { describeFlow } from '#formal/flow-suite.ts';
import { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';

describeFlow(personalDataModel);
