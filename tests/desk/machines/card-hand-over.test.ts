import { describeFlow } from '#formal/flow-suite.ts';
import { cardHandOverModel } from '#machines/desk/card-hand-over/model/card-hand-over.model.ts';

describeFlow(cardHandOverModel);
