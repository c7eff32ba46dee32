import { detailModel } from '../../machines/detail/detail.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(detailModel);
