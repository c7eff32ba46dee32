import { describeFlow } from '../../formal/flow-suite.ts';
import { managedCardDecisionModel } from '../../machines/managed-card-decision/model/managed-card-decision.model.ts';

describeFlow(managedCardDecisionModel);
