import { daysToSave, type DaysRange } from '#rules/notification-days.ts';
import type { Failure } from '../../common/failure.ts';
import type { NotificationChoice, NotificationRowContext } from './notification-row.types.ts';

type Shown = Pick<NotificationRowContext, 'typed' | 'email' | 'range'>;

/** The text in the field; 0 days are shown as an empty field. */
export const textOfDays = (days: number): string => (days === 0 ? '' : String(days));

/** The choice that the controls show. */
export const choiceOf = ({ typed, email }: Shown): NotificationChoice => ({ daysInAdvance: Number(typed), email });

/** The choice that the controls show, limited to the allowed days. */
export const choiceToSave = ({ typed, email, range }: Shown): NotificationChoice => ({
  daysInAdvance: daysToSave(typed, email, range),
  email,
});

export const isSame = (one: NotificationChoice, other: NotificationChoice): boolean =>
  one.daysInAdvance === other.daysInAdvance && one.email === other.email;

/** Whether the server has the choice that the controls show. */
export const isSaved = (context: NotificationRowContext): boolean =>
  context.saved !== null && isSame(context.saved, choiceOf(context));

/** Whether the controls show a different choice than the last save has sent. */
export const isChanged = (context: NotificationRowContext): boolean =>
  context.sent === null || !isSame(context.sent, choiceOf(context));

/** The new range in a refusal of the server; null if the range has not changed, or the refusal has another reason. */
export function otherRange({ name, metadata }: Failure, known: DaysRange): DaysRange | null {
  const { min, max } = metadata;
  if (name !== 'INVALID_DAYS_IN_ADVANCE' || typeof min !== 'number' || typeof max !== 'number') return null;
  return min === known.min && max === known.max ? null : { min, max };
}
