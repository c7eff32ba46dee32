import { confirmationModel } from '../../machines/confirmation/confirmation.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(confirmationModel);
