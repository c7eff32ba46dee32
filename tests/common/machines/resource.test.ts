import { describeFlow } from '#formal/flow-suite.ts';
import { resourceModel } from '#machines/common/resource/model/resource.model.ts';

describeFlow(resourceModel);
