import { applicationDraftModel } from '../../machines/application-draft/application-draft.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(applicationDraftModel);
