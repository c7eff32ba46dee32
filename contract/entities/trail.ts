import * as v from 'valibot';
import { accountLinkTypes } from '../enumerations.ts';
import { Id, IsoMoment } from '../values.ts';
import { notificationTypes } from './notification-setting.ts';

/**
 * Somebody who may see or manage something of the account. `since`: null where the link is older than the record of it.
 * - MANAGER: an account that manages the card of the own customer; its management can be ended by `managingAccountId`.
 * - OTHER_GUARDIAN: other accounts are linked to one of the account's people, also to the own customer by an assignment.
 *   Who they are is not told (a guardian need not know the others), only how many. The person's own account does not count,
 *   and of people with their own account whom this one only manages nothing is shown. `since`: when the first one came.
 * - CALENDAR: whoever knows the private address of the calendar.
 */
export const AccessToMine = v.variant('kind', [
  v.object({
    kind: v.literal('MANAGER'),
    managingAccountId: Id,
    username: v.string(),
    customerName: v.nullable(v.string()),
    since: v.nullable(IsoMoment),
    cancelable: v.boolean(),
  }),
  v.object({
    kind: v.literal('OTHER_GUARDIAN'),
    customerId: Id,
    personName: v.string(),
    accounts: v.pipe(v.number(), v.integer(), v.minValue(1)),
    since: v.nullable(IsoMoment),
  }),
  v.object({ kind: v.literal('CALENDAR'), since: IsoMoment, lastFetched: v.nullable(IsoMoment) }),
]);
export type AccessToMine = v.InferOutput<typeof AccessToMine>;

/** One of the people whom the account may see or manage, the own customer first; `linkId` names the link that can be ended if `cancelable`. */
export const MyPerson = v.object({
  linkId: Id,
  customerId: Id,
  personName: v.string(),
  type: v.picklist(accountLinkTypes),
  cancelable: v.boolean(),
  since: v.nullable(IsoMoment),
});
export type MyPerson = v.InferOutput<typeof MyPerson>;

/** A log-in whose token is accepted still. `isPresent`: the one that asks. */
export const OpenLogIn = v.object({
  id: Id,
  at: IsoMoment,
  /** When the token ends by itself. */
  ends: IsoMoment,
  /** What the browser or the application calls itself; null = it said nothing. */
  userAgent: v.nullable(v.string()),
  telephoneApplication: v.boolean(),
  isPresent: v.boolean(),
});
export type OpenLogIn = v.InferOutput<typeof OpenLogIn>;

/** What the events of an account are grouped by. */
export const eventGroups = ['LOG_IN', 'PEOPLE', 'DATA', 'CARD', 'CONSENT'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Everything that is said of an account, each with its group. */
export const eventKinds = {
  ACCOUNT_CREATED: 'LOG_IN',
  ACCOUNT_VERIFIED: 'LOG_IN',
  /** One of the operator's systems has taken the verification back: the address must be verified again. */
  ACCOUNT_UNVERIFIED: 'LOG_IN',
  /** One of the operator's systems has given the account another e-mail address to log in with. */
  USERNAME_CHANGED: 'LOG_IN',
  LOGGED_IN: 'LOG_IN',
  LOGGED_OUT: 'LOG_IN',
  /** One log-in was ended from another one. */
  LOG_IN_ENDED: 'LOG_IN',
  OTHER_LOG_INS_ENDED: 'LOG_IN',
  PASSWORD_CHANGED: 'LOG_IN',
  /** By a mailed link; also the first password of an account that the operator has created. */
  PASSWORD_RESET: 'LOG_IN',

  /** Somebody asked an account to manage their card: `by` ACCOUNT = this account asked, OTHER = it was asked. */
  MANAGEMENT_REQUESTED: 'PEOPLE',
  MANAGEMENT_REQUEST_WITHDRAWN: 'PEOPLE',
  MANAGEMENT_APPROVED: 'PEOPLE',
  MANAGEMENT_DECLINED: 'PEOPLE',
  MANAGEMENT_ENDED: 'PEOPLE',
  /** A new person came to the account's people: `linkType` says how. */
  PERSON_LINKED: 'PEOPLE',
  /** An assigned person left them. What a managed one leaves by is MANAGEMENT_ENDED. */
  PERSON_UNLINKED: 'PEOPLE',
  /** A managed person became the own customer or an assigned one: `linkType` says which. */
  LINK_CHANGED: 'PEOPLE',
  /** The person, a child, got a custodian, or another one. */
  CUSTODIAN_ASSIGNED: 'PEOPLE',
  /** A placeholder was merged into the person. */
  PEOPLE_MERGED: 'PEOPLE',

  ADDRESS_CHANGED: 'DATA',
  /** E-mail or telephone number of a person. */
  CONTACT_CHANGED: 'DATA',
  /** Name, birth day, photo or numbers of a person, which the operator has not verified: they changed at once. */
  PERSONAL_DATA_CHANGED: 'DATA',
  /** The same of a person whose data are verified: they wait for the operator's check. */
  PERSONAL_DATA_SUBMITTED: 'DATA',
  PERSONAL_DATA_VERIFIED: 'DATA',
  DATA_EXPORTED: 'DATA',

  APPLICATION_FILED: 'CARD',
  APPLICATION_APPROVED: 'CARD',
  APPLICATION_REJECTED: 'CARD',
  /** The operator asks for something once more. */
  APPLICATION_RETURNED: 'CARD',
  /** What the operator had asked for is not needed after all. */
  APPLICATION_RETURN_TAKEN_BACK: 'CARD',
  /** All that was asked for is there. */
  APPLICATION_CORRECTED: 'CARD',
  APPLICATION_WITHDRAWN: 'CARD',
  /** The chip card was made; it is not active yet. */
  CARD_PRINTED: 'CARD',
  /** It was posted, and is active. */
  CARD_SENT: 'CARD',
  /** It can be fetched at a branch office. */
  CARD_READY: 'CARD',
  /** The holder has fetched it; or the virtual or bank card that was applied for is active. */
  CARD_ISSUED: 'CARD',
  /** The gateway has registered a bank card. */
  BANK_CARD_REGISTERED: 'CARD',
  CARD_ACTIVATED: 'CARD',
  CARD_BLOCKED: 'CARD',
  CARD_DELETED: 'CARD',
  MAIN_CARD_SET: 'CARD',
  /** The holder of an existing card was connected: `linkType` says as whom. */
  CARD_CONNECTED: 'CARD',

  TERMS_AGREED: 'CONSENT',
  MARKETING_CONSENT_GIVEN: 'CONSENT',
  MARKETING_CONSENT_WITHDRAWN: 'CONSENT',
  /** Reminders by mail; `notificationType` says of what. */
  REMINDERS_SWITCHED_ON: 'CONSENT',
  REMINDERS_SWITCHED_OFF: 'CONSENT',
  CALENDAR_ADDRESS_CREATED: 'CONSENT',
  CALENDAR_ADDRESS_REPLACED: 'CONSENT',
  CALENDAR_ADDRESS_REMOVED: 'CONSENT',
} as const satisfies Record<string, EventGroup>;
export type EventKind = keyof typeof eventKinds;
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]];

/** Who did it: this account, another one, or the operator (its staff, its other systems, or the shop by itself). */
export const eventActors = ['ACCOUNT', 'OTHER', 'OPERATOR'] as const;
export type EventActor = (typeof eventActors)[number];

/**
 * One thing that happened, as the account may know it. Names and numbers are as they were then; each is null where it
 * is of no meaning for the kind, or where it was removed with the data of a deleted account.
 */
export const AccountEvent = v.object({
  /** Unique among the events of an account. */
  id: v.string(),
  kind: v.picklist(eventKindNames),
  at: IsoMoment,
  by: v.picklist(eventActors),
  /** The person whom it is about; null = the account itself, or the name was removed. `isOwn`: the own customer. */
  personName: v.nullable(v.string()),
  isOwn: v.boolean(),
  /**
   * The account that manages the own card, or was asked to, by its username. That account itself is told whose card it is
   * (`personName`), not by which account that is.
   */
  otherName: v.nullable(v.string()),
  cardNumber: v.nullable(v.string()),
  applicationNumber: v.nullable(v.string()),
  linkType: v.nullable(v.picklist(accountLinkTypes)),
  notificationType: v.nullable(v.picklist(notificationTypes)),
  /** Of the log-in that began or ended. */
  userAgent: v.nullable(v.string()),
  telephoneApplication: v.boolean(),
});
export type AccountEvent = v.InferOutput<typeof AccountEvent>;

/** A mail that was sent to the account, without its content. */
export const SentMailRow = v.object({ id: Id, sent: IsoMoment, subject: v.string(), recipient: v.string() });
export type SentMailRow = v.InferOutput<typeof SentMailRow>;
