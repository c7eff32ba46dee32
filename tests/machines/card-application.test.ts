import { cardApplicationModel } from '../../machines/card-application/card-application.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(cardApplicationModel);
