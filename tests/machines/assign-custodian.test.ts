import { describeFlow } from '../../formal/flow-suite.ts';
import { assignCustodianModel } from '../../machines/assign-custodian/model/assign-custodian.model.ts';

describeFlow(assignCustodianModel);
