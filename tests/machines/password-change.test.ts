import { passwordChangeModel } from '../../machines/password-change/password-change.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(passwordChangeModel);
