import { describeFlow } from '../../formal/flow-suite.ts';
import { applicationSaveModel } from '../../machines/application-save/model/application-save.model.ts';

describeFlow(applicationSaveModel);
