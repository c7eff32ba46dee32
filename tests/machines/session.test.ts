import { sessionModel } from '../../machines/session/session.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(sessionModel);
