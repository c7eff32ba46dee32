import { assignCustodianModel } from '../../machines/assign-custodian/assign-custodian.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(assignCustodianModel);
