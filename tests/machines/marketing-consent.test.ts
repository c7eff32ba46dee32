import { marketingConsentModel } from '../../machines/marketing-consent/marketing-consent.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';
import { describeMutants } from '../formal/mutation-suite.ts';

describeFlow(marketingConsentModel);
describeMutants(marketingConsentModel, 1);
