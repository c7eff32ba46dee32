import { tokenizationReturnModel } from '../../machines/tokenization-return/tokenization-return.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(tokenizationReturnModel);
