import { describeFlow } from '../../formal/flow-suite.ts';
import { tokenizationModel } from '../../machines/tokenization/model/tokenization.model.ts';

describeFlow(tokenizationModel);
