import { describeFlow } from '#formal/flow-suite.ts';
import { marketingConsentModel } from '#machines/account/marketing-consent/model/marketing-consent.model.ts';

describeFlow(marketingConsentModel);
