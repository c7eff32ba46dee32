import * as v from 'valibot';
import { applicationCarriers, changeKinds, changeStepNames, stepObstacles, ticketBases } from '../enumerations.ts';
import { Id, IsoDate, Money } from '../values.ts';

const NamedProfile = v.object({ id: Id, displayName: v.string() });

/**
 * A profile that the person may have after the last day of the present profile, in the form for an application (ours,
 * GRO-02).
 */
export const NextProfile = v.object({
  profile: NamedProfile,
  /** The profile is the same as the profile that ends, for another period. */
  isSame: v.boolean(),
  /** The first day to request; not before today. */
  from: IsoDate,
  /**
   * The present profile, if the application must also request it, from today to the day before `from`, so that the new
   * card has no gap; null otherwise.
   */
  keeps: v.nullable(Id),
  /** The names of the files that the application needs; empty = no paper is needed. */
  papers: v.array(v.string()),
  /** The profile needs the number of a valid ISIC card. */
  isic: v.boolean(),
  /**
   * The price of the compared ticket with this profile on the first day after the change, in minor units; null = it is
   * not sold, or its price is not known yet.
   */
  price: v.nullable(Money),
});
export type NextProfile = v.InferOutput<typeof NextProfile>;

/**
 * The ticket whose prices are compared: the ticket bought last, or, for a person without tickets, a ticket for a month
 * in the first zone. `price`: the ticket's price with the present profile today, in minor units; null = the ticket is
 * not sold today.
 */
export const ComparedTicket = v.object({
  basis: v.picklist(ticketBases),
  displayName: v.string(),
  zone: v.string(),
  price: v.nullable(Money),
});
export type ComparedTicket = v.InferOutput<typeof ComparedTicket>;

/**
 * The next action of the account. APPLY: the wizard for a card of `carrierType`, which costs `fee` in minor units.
 * APPLICATION: an open application, `applicationId`, that does not settle the change. LATER: the same as APPLY, but only
 * from `possibleFrom` on. NONE: no action is possible, and `obstacle` is the reason. The members that a step does not
 * have are null.
 */
export const ChangeStep = v.object({
  name: v.picklist(changeStepNames),
  carrierType: v.nullable(v.picklist(applicationCarriers)),
  fee: v.nullable(Money),
  applicationId: v.nullable(Id),
  possibleFrom: v.nullable(IsoDate),
  obstacle: v.nullable(v.picklist(stepObstacles)),
});
export type ChangeStep = v.InferOutput<typeof ChangeStep>;

/** The end of a person's profile. After it the person has no profile, unless somebody acts (ours, GRO-01). */
export const UpcomingChange = v.object({
  kind: v.picklist(changeKinds),
  /** The profile that ends; null for a card without profiles. */
  profile: v.nullable(NamedProfile),
  cardNumber: v.string(),
  lastDay: IsoDate,
  firstDayAfter: IsoDate,
  /** The first day on which the account page shows the change: the operator sets how many days before the last day. */
  dueFrom: IsoDate,
  isDue: v.boolean(),
  /** The best suggestion first; empty = the person can have no profile after the change. */
  next: v.array(NextProfile),
  /** Null: there is no ticket to compare. */
  ticket: v.nullable(ComparedTicket),
  step: ChangeStep,
});
export type UpcomingChange = v.InferOutput<typeof UpcomingChange>;

/** The changes of a person within the next twelve months, the earliest first. */
export const PersonChanges = v.object({
  customerId: Id,
  fullName: v.string(),
  /**
   * The day from which the account may not act for the person any more because of the person's age; null = not within
   * twelve months.
   */
  ownAccountFrom: v.nullable(IsoDate),
  changes: v.array(UpcomingChange),
});
export type PersonChanges = v.InferOutput<typeof PersonChanges>;

/** The people of an account who have changes; other people are omitted. */
export const UpcomingChanges = v.object({ people: v.array(PersonChanges) });
export type UpcomingChanges = v.InferOutput<typeof UpcomingChanges>;
