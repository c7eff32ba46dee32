import { describeFlow } from '#formal/flow-suite.ts';
import { applicationDraftModel } from '#machines/card-application/application-draft/model/application-draft.model.ts';

describeFlow(applicationDraftModel);
