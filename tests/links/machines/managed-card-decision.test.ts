import { describeFlow } from '#formal/flow-suite.ts';
import { managedCardDecisionModel } from '#machines/links/managed-card-decision/model/managed-card-decision.model.ts';

describeFlow(managedCardDecisionModel);
