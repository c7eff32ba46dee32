import { listModel } from '../../machines/list/list.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(listModel);
