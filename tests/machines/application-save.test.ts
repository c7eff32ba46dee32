import { applicationSaveModel } from '../../machines/application-save/application-save.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(applicationSaveModel);
