import { applicationCorrectionModel } from '../../machines/application-correction/application-correction.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(applicationCorrectionModel);
