import { rootModel } from '../../machines/root/root.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(rootModel);
