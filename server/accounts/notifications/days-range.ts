import type { NotificationType } from '#contract/entities/notification-setting.ts';
import { clampDays, type DaysRange } from '#rules/notification-days.ts';
import type { FigureName } from '../../platform/settings/figures.ts';

type Figures = Readonly<Record<FigureName, number>>;

/** Which figures of the operator decide about reminders of a type. */
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
} as const satisfies Record<NotificationType, Readonly<Record<'default' | 'min' | 'max', FigureName>>>;

/** How many days in advance reminders of a type can be sent, as the operator has set it (NTF-01). */
export const daysRange = (figures: Figures, type: NotificationType): DaysRange => ({
  min: figures[names[type].min],
  max: figures[names[type].max],
});

/** How many days in advance an account is reminded that has chosen nothing. */
export const defaultDays = (figures: Figures, type: NotificationType): number =>
  clampDays(figures[names[type].default], daysRange(figures, type));
