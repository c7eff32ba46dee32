import {
  customerAccountNotifications,
  updateCustomerAccountNotification,
} from '#contract/endpoints/customer-account-notifications.ts';
import type { NotificationSetting, NotificationType } from '#contract/entities/notification-setting.ts';
import { callOf, type Customer } from './customer.ts';

/** A notification setting of an account, as stored on the server. */
export async function settingOf(
  url: string,
  { session }: Customer,
  type: NotificationType,
): Promise<NotificationSetting> {
  const query = { customerAccountId: String(session.customerAccountId) };
  const settings = await callOf(url, session.token)(customerAccountNotifications, { query });
  const found = settings.find((setting) => setting.type === type);
  if (found === undefined) throw new Error(`expected a setting of ${type}, found none`);
  return found;
}

/** Changes a setting as another device of the same person would. */
export async function changeSetting(
  url: string,
  customer: Customer,
  type: NotificationType,
  choice: Pick<NotificationSetting, 'daysInAdvance' | 'email'>,
): Promise<void> {
  const { id } = await settingOf(url, customer, type);
  const body = { ...choice, sms: false };
  await callOf(url, customer.session.token)(updateCustomerAccountNotification, { id, body });
}
