import * as v from 'valibot';
import { Id } from '../values.ts';

/** The types of reminders by e-mail. */
export const notificationTypes = ['CARD_EXPIRATION', 'TICKET_EXPIRATION', 'UPCOMING_CHANGE'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The days of a setting; 0 = not set. The operator sets the range of each type. */
export const DaysInAdvance = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36_600));

/** Whether and how many days in advance an account is reminded (DAT-07). */
export const NotificationSetting = v.object({
  id: Id,
  type: v.picklist(notificationTypes),
  daysInAdvance: DaysInAdvance,
  email: v.boolean(),
  /** Always false: no messages are sent to telephones. */
  sms: v.boolean(),
});
export type NotificationSetting = v.InferOutput<typeof NotificationSetting>;
