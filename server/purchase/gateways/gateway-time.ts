import { DateTime } from 'luxon';

/** `dttm` of a gateway's message: `yyyyMMddHHmmss`, local time of Prague (docs/gateway-messages.md). */
export const gatewayTime = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: 'Europe/Prague' }).toFormat('yyyyMMddHHmmss');

const toleranceMinutes = 130;

/**
 * Whether a message's time differs from `now` by no more than the gateway's tolerance. An older message may be a replay.
 */
export const isFresh = (dttm: string, now: Date): boolean => {
  const sent = DateTime.fromFormat(dttm, 'yyyyMMddHHmmss', { zone: 'Europe/Prague' });
  const minutes = Math.abs(sent.diff(DateTime.fromJSDate(now), 'minutes').minutes);
  return sent.isValid && minutes <= toleranceMinutes;
};

/** The last day of a bank card, ISO: the end of the month in which it expires, `yyyyMM`. */
export const lastDayOf = (expiry: string): string =>
  DateTime.fromFormat(expiry, 'yyyyMM').endOf('month').toFormat('yyyy-MM-dd');
