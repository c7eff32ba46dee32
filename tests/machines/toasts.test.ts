import { describeFlow } from '../../formal/flow-suite.ts';
import { toastsModel } from '../../machines/toasts/model/toasts.model.ts';

describeFlow(toastsModel);
