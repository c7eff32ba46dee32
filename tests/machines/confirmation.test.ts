import { describeFlow } from '../../formal/flow-suite.ts';
import { confirmationModel } from '../../machines/confirmation/model/confirmation.model.ts';

describeFlow(confirmationModel);
