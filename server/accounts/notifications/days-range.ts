import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { clampDays, type DaysRange } from '#rules/notification-days.ts';
import type { NumberSetting } from '../../platform/settings/number-settings.ts';

type Numbers = Readonly<Record<NumberSetting, number>>;

/** The operator's settings that limit the days of each type of reminder. */
const names = {
  CARD_EXPIRATION: {
    default: 'ESHOP_CARD_EXPIRATION_NOTIFICATION',
    min: 'NOTIFICATION_CARD_MIN_DAYS',
    max: 'NOTIFICATION_CARD_MAX_DAYS',
  },
  TICKET_EXPIRATION: {
    default: 'ESHOP_TICKET_EXPIRATION_NOTIFICATION',
    min: 'NOTIFICATION_TICKET_MIN_DAYS',
    max: 'NOTIFICATION_TICKET_MAX_DAYS',
  },
  UPCOMING_CHANGE: {
    default: 'ESHOP_UPCOMING_CHANGE_NOTIFICATION',
    min: 'NOTIFICATION_CHANGE_MIN_DAYS',
    max: 'NOTIFICATION_CHANGE_MAX_DAYS',
  },
} as const satisfies Record<NotificationType, Readonly<Record<'default' | 'min' | 'max', NumberSetting>>>;

/** How many days in advance reminders of a type can be sent, by the operator's settings (NTF-01). */
export const daysRange = (numbers: Numbers, type: NotificationType): DaysRange => ({
  min: numbers[names[type].min],
  max: numbers[names[type].max],
});

/** How many days in advance an account is reminded if it has not chosen a number. */
export const defaultDays = (numbers: Numbers, type: NotificationType): number =>
  clampDays(numbers[names[type].default], daysRange(numbers, type));
