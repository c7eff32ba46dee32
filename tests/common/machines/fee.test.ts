import { describeFlow } from '#formal/flow-suite.ts';
import { feeModel } from '#machines/common/fee/model/fee.model.ts';

describeFlow(feeModel);
