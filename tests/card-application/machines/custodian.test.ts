import { describeFlow } from '#formal/flow-suite.ts';
import { custodianModel } from '#machines/card-application/custodian/model/custodian.model.ts';

describeFlow(custodianModel);
