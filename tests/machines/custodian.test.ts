import { describeFlow } from '../../formal/flow-suite.ts';
import { custodianModel } from '../../machines/custodian/model/custodian.model.ts';

describeFlow(custodianModel);
