import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DaysInAdvance, NotificationSetting, notificationTypes } from '../entities/notification-setting.ts';
import { commonQuery, QueryId } from '../query.ts';
import { PathId } from '../values.ts';

export const customerAccountNotifications = endpoint({
  name: 'customerAccountNotifications',
  method: 'GET',
  path: '/api/eshop/customer-account-notifications',
  summary: "The notification settings of the caller's own account, one for each type.",
  access: 'customer',
  extension: 'specified',
  query: v.object({ ...commonQuery, customerAccountId: QueryId }),
  response: v.array(NotificationSetting),
  errors: [],
});

export const updateCustomerAccountNotification = endpoint({
  name: 'updateCustomerAccountNotification',
  method: 'PUT',
  path: '/api/eshop/customer-account-notifications/:id',
  summary: 'Change a notification setting. The days must be in the range of its type; 0 is allowed without e-mail.',
  access: 'customer',
  extension: 'specified',
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  request: v.object({ daysInAdvance: DaysInAdvance, email: v.boolean(), sms: v.boolean() }),
  response: NotificationSetting,
  errors: ['INVALID_DAYS_IN_ADVANCE', 'SMS_NOT_ALLOWED'],
});

export const unsubscribeNotifications = endpoint({
  name: 'unsubscribeNotifications',
  method: 'POST',
  path: '/api/eshop/customer-account-notifications/unsubscribe',
  summary: 'Switch off the e-mails of one type with the signed token of a reminder; the answer is always the same.',
  access: 'public',
  extension: 'unsubscribe',
  query: v.object(commonQuery),
  request: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  response: v.object({ type: v.picklist(notificationTypes) }),
  errors: ['INVALID_UNSUBSCRIBE_TOKEN'],
});
