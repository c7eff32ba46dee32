import { describeFlow } from '#formal/flow-suite.ts';
import { cardApplicationModel } from '#machines/card-application/card-application/model/card-application.model.ts';

describeFlow(cardApplicationModel);
