import { managedCardDecisionModel } from '../../machines/managed-card-decision/managed-card-decision.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(managedCardDecisionModel);
