import { describeFlow } from '#formal/flow-suite.ts';
import { tokenizationReturnModel } from '#machines/account/tokenization-return/model/tokenization-return.model.ts';

describeFlow(tokenizationReturnModel);
