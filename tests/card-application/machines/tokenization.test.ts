import { describeFlow } from '#formal/flow-suite.ts';
import { tokenizationModel } from '#machines/card-application/tokenization/model/tokenization.model.ts';

describeFlow(tokenizationModel);
