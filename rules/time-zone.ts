/** Where the operator is: its days begin and its hours are read in this zone, wherever the customer is. */
export const operatorTimeZone = 'Europe/Prague';
