import { describeFlow } from '../../formal/flow-suite.ts';
import { feeModel } from '../../machines/fee/model/fee.model.ts';

describeFlow(feeModel);
