import * as v from 'valibot';
import { accountLinkTypes } from '../enumerations.ts';
import { Id, IsoMoment } from '../values.ts';
import { notificationTypes } from './notification-setting.ts';

/**
 * Somebody who may see or manage data of the account. `since`: null if the link is older than the records of links.
 * - MANAGER: an account that manages the card of this account's own customer. This management can be ended by
 * `managingAccountId`.
 * - OTHER_GUARDIAN: other accounts that are linked to one of the account's people, or to its own customer by an
 * assignment. Only their number is shown, not their names (a guardian need not know the others). The person's own
 * account is not counted. People with an account of their own whom this account only manages are omitted. `since`: when
 * the first of these accounts was linked.
 * - CALENDAR: everybody who knows the private address of the calendar.
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

/**
 * One of the people whom the account may see or manage, the account's own customer first. `linkId` identifies the link;
 * it can be ended if `cancelable`.
 */
export const MyPerson = v.object({
  linkId: Id,
  customerId: Id,
  personName: v.string(),
  type: v.picklist(accountLinkTypes),
  cancelable: v.boolean(),
  since: v.nullable(IsoMoment),
});
export type MyPerson = v.InferOutput<typeof MyPerson>;

/** A log-in whose token is still accepted. `isPresent`: the log-in of the caller. */
export const OpenLogIn = v.object({
  id: Id,
  at: IsoMoment,
  /** When the token expires. */
  ends: IsoMoment,
  /** The User-Agent of the browser or application; null = it sent none. */
  userAgent: v.nullable(v.string()),
  telephoneApplication: v.boolean(),
  isPresent: v.boolean(),
});
export type OpenLogIn = v.InferOutput<typeof OpenLogIn>;

/** The groups of an account's events. */
export const eventGroups = ['LOG_IN', 'PEOPLE', 'DATA', 'CARD', 'CONSENT'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** For each kind of event of an account: its group. */
export const eventKinds = {
  ACCOUNT_CREATED: 'LOG_IN',
  ACCOUNT_VERIFIED: 'LOG_IN',
  /** Another system of the operator has removed the verification: the address must be verified again. */
  ACCOUNT_UNVERIFIED: 'LOG_IN',
  /** Another system of the operator has changed the e-mail address with which the account logs in. */
  USERNAME_CHANGED: 'LOG_IN',
  LOGGED_IN: 'LOG_IN',
  LOGGED_OUT: 'LOG_IN',
  /** One log-in was ended by a person with another log-in. */
  LOG_IN_ENDED: 'LOG_IN',
  OTHER_LOG_INS_ENDED: 'LOG_IN',
  PASSWORD_CHANGED: 'LOG_IN',
  /** The password was set by a mailed link; also the first password of an account that the operator has created. */
  PASSWORD_RESET: 'LOG_IN',

  /** One account asked another to manage its card. `by` ACCOUNT: this account asked; OTHER: this account was asked. */
  MANAGEMENT_REQUESTED: 'PEOPLE',
  MANAGEMENT_REQUEST_WITHDRAWN: 'PEOPLE',
  MANAGEMENT_APPROVED: 'PEOPLE',
  MANAGEMENT_DECLINED: 'PEOPLE',
  MANAGEMENT_ENDED: 'PEOPLE',
  /** A person was added to the account's people; `linkType` is the type of the link. */
  PERSON_LINKED: 'PEOPLE',
  /** The link to an assigned person was ended. For a managed person the event is MANAGEMENT_ENDED. */
  PERSON_UNLINKED: 'PEOPLE',
  /** A managed person became the account's own customer or an assigned customer; `linkType` is the new type. */
  LINK_CHANGED: 'PEOPLE',
  /** The person, a child, got a first or a new custodian. */
  CUSTODIAN_ASSIGNED: 'PEOPLE',
  /** A placeholder was merged into the person. */
  PEOPLE_MERGED: 'PEOPLE',

  ADDRESS_CHANGED: 'DATA',
  /** The e-mail address or telephone number of a person. */
  CONTACT_CHANGED: 'DATA',
  /**
   * Name, birth date, photo or numbers of a person whose data the operator has not verified: the changes took effect at
   * once.
   */
  PERSONAL_DATA_CHANGED: 'DATA',
  /**
   * Name, birth date, photo or numbers of a person whose data the operator has verified: the changes wait for the
   * operator's check.
   */
  PERSONAL_DATA_SUBMITTED: 'DATA',
  PERSONAL_DATA_VERIFIED: 'DATA',
  DATA_EXPORTED: 'DATA',

  APPLICATION_FILED: 'CARD',
  APPLICATION_APPROVED: 'CARD',
  APPLICATION_REJECTED: 'CARD',
  /** The operator asked for a photo or files again. */
  APPLICATION_RETURNED: 'CARD',
  /** The operator withdrew the request for a photo or files. */
  APPLICATION_RETURN_TAKEN_BACK: 'CARD',
  /** The photo and files that the operator asked for were all submitted. */
  APPLICATION_CORRECTED: 'CARD',
  APPLICATION_WITHDRAWN: 'CARD',
  /** The chip card was made; it is not active yet. */
  CARD_PRINTED: 'CARD',
  /** The chip card was posted, and is active. */
  CARD_SENT: 'CARD',
  /** The chip card can be collected at a branch office. */
  CARD_READY: 'CARD',
  /** The holder has collected the card; or the virtual or bank card of the application is active. */
  CARD_ISSUED: 'CARD',
  /** The gateway has registered a bank card. */
  BANK_CARD_REGISTERED: 'CARD',
  CARD_ACTIVATED: 'CARD',
  CARD_BLOCKED: 'CARD',
  CARD_DELETED: 'CARD',
  MAIN_CARD_SET: 'CARD',
  /** The holder of an existing card was connected; `linkType` is the type of the link. */
  CARD_CONNECTED: 'CARD',

  TERMS_AGREED: 'CONSENT',
  MARKETING_CONSENT_GIVEN: 'CONSENT',
  MARKETING_CONSENT_WITHDRAWN: 'CONSENT',
  /** Reminders by mail; `notificationType` is their type. */
  REMINDERS_SWITCHED_ON: 'CONSENT',
  REMINDERS_SWITCHED_OFF: 'CONSENT',
  CALENDAR_ADDRESS_CREATED: 'CONSENT',
  CALENDAR_ADDRESS_REPLACED: 'CONSENT',
  CALENDAR_ADDRESS_REMOVED: 'CONSENT',
} as const satisfies Record<string, EventGroup>;
export type EventKind = keyof typeof eventKinds;
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]];

/**
 * The actor of an event: this account, another account, or the operator (its staff, its other systems, or the shop
 * itself).
 */
export const eventActors = ['ACCOUNT', 'OTHER', 'OPERATOR'] as const;
export type EventActor = (typeof eventActors)[number];

/**
 * One event that the account may see. Names and numbers are those at the time of the event. A name or number is null if
 * the kind of event does not use it, or if it was removed with the data of a deleted account.
 */
export const AccountEvent = v.object({
  /** Unique among the events of an account. */
  id: v.string(),
  kind: v.picklist(eventKindNames),
  at: IsoMoment,
  by: v.picklist(eventActors),
  /**
   * The person that the event is about; null = the account itself, or the name was removed. `isOwn`: this person is the
   * account's own customer.
   */
  personName: v.nullable(v.string()),
  isOwn: v.boolean(),
  /**
   * The username of the account that manages the card of this account's own customer, or was asked to. The managing
   * account itself gets the same event with the name of the cardholder (`personName`), but without the username of the
   * cardholder's account.
   */
  otherName: v.nullable(v.string()),
  cardNumber: v.nullable(v.string()),
  applicationNumber: v.nullable(v.string()),
  linkType: v.nullable(v.picklist(accountLinkTypes)),
  notificationType: v.nullable(v.picklist(notificationTypes)),
  /** The browser of the log-in that began or ended. */
  userAgent: v.nullable(v.string()),
  telephoneApplication: v.boolean(),
});
export type AccountEvent = v.InferOutput<typeof AccountEvent>;

/** A mail that was sent to the account, without its content. */
export const SentMailRow = v.object({ id: Id, sent: IsoMoment, subject: v.string(), recipient: v.string() });
export type SentMailRow = v.InferOutput<typeof SentMailRow>;
