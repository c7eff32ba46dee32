import { DateTime } from 'luxon';

/** `dttm` of a gateway's message: `yyyyMMddHHmmss`, local time of Prague (payment gateways' facts, 1.4). */
export const gatewayTime = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: 'Europe/Prague' }).toFormat('yyyyMMddHHmmss');
