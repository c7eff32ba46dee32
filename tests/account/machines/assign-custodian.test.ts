import { describeFlow } from '#formal/flow-suite.ts';
import { assignCustodianModel } from '#machines/account/assign-custodian/model/assign-custodian.model.ts';

describeFlow(assignCustodianModel);
