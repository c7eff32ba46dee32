import { applicationFeeModel } from '../../machines/application-fee/application-fee.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(applicationFeeModel);
