import { tokenizationModel } from '../../machines/tokenization/tokenization.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(tokenizationModel);
