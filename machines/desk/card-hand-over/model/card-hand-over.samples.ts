import type { CardToHandOver } from '../card-hand-over.types.ts';

export const postedCard: CardToHandOver = {
  id: 7,
  version: '1',
  way: 'POST',
  applicationNumber: '0895160156',
  firstName: 'Eliška',
  lastName: 'Dvořáková',
};

export const collectedCard: CardToHandOver = {
  id: 9,
  version: '1',
  way: 'BRANCH',
  applicationNumber: '0895160172',
  firstName: 'Jan',
  lastName: 'Novák',
};
