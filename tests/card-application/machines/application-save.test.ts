import { describeFlow } from '#formal/flow-suite.ts';
import { applicationSaveModel } from '#machines/card-application/application-save/model/application-save.model.ts';

describeFlow(applicationSaveModel);
