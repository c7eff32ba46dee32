import * as v from 'valibot';
import { Id } from '../values.ts';

export const globalSettingNames = [
  'CUSTOMER_CARD_VALIDITY',
  'VIRTUAL_CARD_VALIDITY',
  'RECLAMATION_CARD_VALIDITY',
  'E_WALLET_MIN_RECHARGE',
  'E_WALLET_MAX_RECHARGE',
  'E_WALLET_MAX_AMOUNT',
  'ESHOP_CARD_EXPIRATION_NOTIFICATION',
  'ESHOP_TICKET_EXPIRATION_NOTIFICATION',
  'ESHOP_UPCOMING_CHANGE_NOTIFICATION',
  'TICKET_FARE_RETURN_FEE',
  'ESHOP_MIN_DAYS_BEFORE_TICKET_VALID_FROM',
  'ESHOP_MAX_DAYS_BEFORE_TICKET_VALID_FROM',
  'COUNTER_MAX_DAYS_BEFORE_TICKET_VALID_FROM',
  'RECLAMATION_FINALIZATION_TIME_IN_DAYS',
  'E_WALLET_TRANSACTION_TAX_PERCENTAGE',
  'VIRTUAL_CARD_MAX_SHORT_TERM_TICKET_FARES_COUNT',
  'CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS',
  'NOTIFICATION_CARD_MIN_DAYS',
  'NOTIFICATION_CARD_MAX_DAYS',
  'NOTIFICATION_TICKET_MIN_DAYS',
  'NOTIFICATION_TICKET_MAX_DAYS',
  'NOTIFICATION_CHANGE_MIN_DAYS',
  'NOTIFICATION_CHANGE_MAX_DAYS',
  'CARD_VALIDITY_UPDATE_LIMIT_IN_MONTHS',
  'DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS',
] as const;
export type GlobalSettingName = (typeof globalSettingNames)[number];

/** A number that the operator sets; money in minor units, others in the unit that the name says. */
export const GlobalSetting = v.object({
  id: Id,
  displayName: v.string(),
  name: v.picklist(globalSettingNames),
  value: v.string(),
});
export type GlobalSetting = v.InferOutput<typeof GlobalSetting>;
