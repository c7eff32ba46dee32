import { describeFlow } from '#formal/flow-suite.ts';
import { applicationCorrectionModel } from '#machines/card-application/application-correction/model/application-correction.model.ts';

describeFlow(applicationCorrectionModel, { thoroughly: true });
