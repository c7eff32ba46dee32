import { describeFlow } from '#formal/flow-suite.ts';
import { managedCardResendModel } from '#machines/links/managed-card-resend/model/managed-card-resend.model.ts';

describeFlow(managedCardResendModel);
