import { notificationUnsubscribeModel } from '../../machines/notification-unsubscribe/notification-unsubscribe.model.ts';
import { describeFlow } from '../formal/flow-suite.ts';

describeFlow(notificationUnsubscribeModel);
