import { describeFlow } from '#formal/flow-suite.ts';
import { sessionModel } from '#machines/visitor/session/model/session.model.ts';

describeFlow(sessionModel, { thoroughly: true });
