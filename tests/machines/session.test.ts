import { describeFlow } from '../../formal/flow-suite.ts';
import { sessionModel } from '../../machines/session/model/session.model.ts';

describeFlow(sessionModel, { thoroughly: true });
