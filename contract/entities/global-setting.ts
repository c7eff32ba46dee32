import * as v from 'valibot';
import { Id } from '../values.ts';

/** The numbers that the operator sets, with their ids in the calls; see `wire-ids.ts`. */
export const globalSettingIds = {
  CUSTOMER_CARD_VALIDITY: 1,
  VIRTUAL_CARD_VALIDITY: 2,
  RECLAMATION_CARD_VALIDITY: 3,
  E_WALLET_MIN_RECHARGE: 4,
  E_WALLET_MAX_RECHARGE: 5,
  E_WALLET_MAX_AMOUNT: 6,
  ESHOP_CARD_EXPIRATION_NOTIFICATION: 7,
  ESHOP_TICKET_EXPIRATION_NOTIFICATION: 8,
  ESHOP_UPCOMING_CHANGE_NOTIFICATION: 9,
  TICKET_FARE_RETURN_FEE: 10,
  ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM: 11,
  ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM: 12,
  ESHOP_MAX_DAYS_AFTER_TICKET_VALID_FROM: 13,
  COUNTER_MAX_DAYS_BEFORE_TICKET_VALID_FROM: 14,
  COUNTER_MAX_DAYS_AFTER_TICKET_VALID_FROM: 15,
  RECLAMATION_FINALIZATION_TIME_IN_DAYS: 16,
  E_WALLET_TRANSACTION_TAX_PERCENTAGE: 17,
  VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT: 18,
  CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS: 19,
  NOTIFICATION_CARD_MIN_DAYS: 20,
  NOTIFICATION_CARD_MAX_DAYS: 21,
  NOTIFICATION_TICKET_MIN_DAYS: 22,
  NOTIFICATION_TICKET_MAX_DAYS: 23,
  NOTIFICATION_CHANGE_MIN_DAYS: 24,
  NOTIFICATION_CHANGE_MAX_DAYS: 25,
  CARD_VALIDITY_UPDATE_LIMIT_IN_MONTHS: 26,
  DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS: 27,
  SENT_MAIL_RECORDS_KEPT_IN_MONTHS: 28,
  LOG_IN_RECORDS_KEPT_IN_MONTHS: 29,
  ACCOUNT_EVENTS_KEPT_IN_MONTHS: 30,
} as const;
export type GlobalSettingName = keyof typeof globalSettingIds;
export const globalSettingNames = Object.keys(globalSettingIds) as readonly GlobalSettingName[];

/** A number that the operator sets: money in minor units, other numbers in the unit in the name. */
export const GlobalSetting = v.object({
  id: Id,
  displayName: v.string(),
  name: v.picklist(globalSettingNames),
  value: v.string(),
});
export type GlobalSetting = v.InferOutput<typeof GlobalSetting>;
