import { feeModel } from '../../machines/fee/fee.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(feeModel);
