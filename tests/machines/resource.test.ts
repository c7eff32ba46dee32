import { resourceModel } from '../../machines/resource/resource.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(resourceModel);
describeMutants(resourceModel, 1);
