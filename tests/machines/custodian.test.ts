import { custodianModel } from '../../machines/custodian/custodian.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(custodianModel);
