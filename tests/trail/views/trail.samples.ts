import type { AccessToMine, AccountEvent, MyPerson } from '#contract/entities/trail.ts';

export const since = '2026-10-01T22:30:00.000Z';

export const manager = {
  kind: 'MANAGER',
  managingAccountId: 9,
  username: 'petra@linka.example',
  customerName: 'Petra Malá',
  since,
  cancelable: true,
} satisfies AccessToMine;
export const guardian: AccessToMine = {
  kind: 'OTHER_GUARDIAN',
  customerId: 7,
  personName: 'Matěj Novák',
  accounts: 2,
  since: null,
};
export const calendar: AccessToMine = { kind: 'CALENDAR', since, lastFetched: null };

export const own: MyPerson = {
  linkId: 1,
  customerId: 1,
  personName: 'Jana Nováková',
  type: 'REGISTERED',
  cancelable: false,
  since: null,
};
export const child: MyPerson = {
  ...own,
  linkId: 2,
  customerId: 7,
  personName: 'Matěj Novák',
  type: 'ASSIGNED',
  cancelable: true,
};
export const grandfather: MyPerson = {
  ...child,
  linkId: 3,
  customerId: 8,
  personName: 'Karel Novák',
  type: 'MANAGED',
  cancelable: false,
};

export const event: AccountEvent = {
  id: 'E1',
  kind: 'ADDRESS_CHANGED',
  at: '2026-11-20T09:15:00.000Z',
  by: 'ACCOUNT',
  personName: 'Jan Dvořák',
  isOwn: false,
  otherName: null,
  cardNumber: null,
  applicationNumber: null,
  linkType: null,
  notificationType: null,
  userAgent: null,
  telephoneApplication: false,
};
