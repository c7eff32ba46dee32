import { describeFlow } from '#formal/flow-suite.ts';
import { applicationDetailModel } from '#machines/card-application/application-detail/model/application-detail.model.ts';

describeFlow(applicationDetailModel);
