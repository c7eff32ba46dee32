import { managedCardRequestModel } from '../../machines/managed-card-request/managed-card-request.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(managedCardRequestModel);
