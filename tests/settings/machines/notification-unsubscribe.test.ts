import { describeFlow } from '#formal/flow-suite.ts';
import { notificationUnsubscribeModel } from '#machines/settings/notification-unsubscribe/model/notification-unsubscribe.model.ts';

describeFlow(notificationUnsubscribeModel);
