import { describeFlow } from '../../formal/flow-suite.ts';
import { photoModel } from '../../machines/photo/model/photo.model.ts';

describeFlow(photoModel);
