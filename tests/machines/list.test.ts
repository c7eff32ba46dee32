import { describeFlow } from '../../formal/flow-suite.ts';
import { listModel } from '../../machines/list/model/list.model.ts';

describeFlow(listModel);
