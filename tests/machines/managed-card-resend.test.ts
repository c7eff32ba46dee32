import { managedCardResendModel } from '../../machines/managed-card-resend/managed-card-resend.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(managedCardResendModel);
describeMutants(managedCardResendModel, 0.9);
