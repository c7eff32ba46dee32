/** The operator's time zone: days and times are computed in it, regardless of where the customer is. */
export const operatorTimeZone = 'Europe/Prague';
