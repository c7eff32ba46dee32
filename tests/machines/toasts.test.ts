import { toastsModel } from '../../machines/toasts/toasts.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(toastsModel);
