import type { NotificationType } from '../../contract/entities/notification-setting.ts';
import { clampDays, type DaysRange } from '../../rules/notification-days.ts';
import type { FigureName } from '../settings/figures.ts';

type Figures = Readonly<Record<FigureName, number>>;

/** How many days in advance reminders of a type can be sent, as the operator has set it (first specification, 9). */
export const daysRange = (figures: Figures, type: NotificationType): DaysRange =>
  type === 'CARD_EXPIRATION'
    ? { min: figures.NOTIFICATION_CARD_MIN_DAYS, max: figures.NOTIFICATION_CARD_MAX_DAYS }
    : { min: figures.NOTIFICATION_TICKET_MIN_DAYS, max: figures.NOTIFICATION_TICKET_MAX_DAYS };

/** How many days in advance an account is reminded that has chosen nothing. */
export function defaultDays(figures: Figures, type: NotificationType): number {
  const days =
    type === 'CARD_EXPIRATION'
      ? figures.ESHOP_CARD_EXPIRATION_NOTIFICATION
      : figures.ESHOP_TICKET_EXPIRATION_NOTIFICATION;
  return clampDays(days, daysRange(figures, type));
}
