import { describeFlow } from '#formal/flow-suite.ts';
import { notificationSettingModel } from '#machines/settings/notification-setting/model/notification-setting.model.ts';

describeFlow(notificationSettingModel);
