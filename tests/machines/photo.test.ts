import { photoModel } from '../../machines/photo/photo.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(photoModel);
describeMutants(photoModel, 0.9);
