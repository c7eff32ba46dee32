import { DateTime } from 'luxon';

/** `dttm` of a gateway's message: `yyyyMMddHHmmss`, local time of Prague (payment gateways' facts, 1.4). */
export const gatewayTime = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: 'Europe/Prague' }).toFormat('yyyyMMddHHmmss');

const toleranceMinutes = 130;

/** Whether a message's time is ours, within the gateway's own tolerance: an old message that is sent again is not. */
export const isFresh = (dttm: string, now: Date): boolean => {
  const sent = DateTime.fromFormat(dttm, 'yyyyMMddHHmmss', { zone: 'Europe/Prague' });
  const minutes = Math.abs(sent.diff(DateTime.fromJSDate(now), 'minutes').minutes);
  return sent.isValid && minutes <= toleranceMinutes;
};
