import { describeFlow } from '#formal/flow-suite.ts';
import { photoModel } from '#machines/common/photo/model/photo.model.ts';

describeFlow(photoModel);
