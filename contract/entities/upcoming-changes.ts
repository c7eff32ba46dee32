import * as v from 'valibot';
import { applicationCarriers, changeKinds, changeStepNames, stepObstacles, ticketBases } from '../enumerations.ts';
import { Id, IsoDate, Money } from '../values.ts';

const NamedProfile = v.object({ id: Id, displayName: v.string() });

/** A profile that the person may have from the day after, as an application asks for it (ours, GRO-02). */
export const NextProfile = v.object({
  profile: NamedProfile,
  /** It is the profile that ends: asked for once more. */
  isSame: v.boolean(),
  /** The first day to ask for, not before today. */
  from: IsoDate,
  /** The present profile is asked for as well, from today to the day before `from`, so that the new card has no gap. */
  keeps: v.nullable(Id),
  /** The files that the application needs; none = no paper is needed. */
  papers: v.array(v.string()),
  /** It needs the number of a valid ISIC card. */
  isic: v.boolean(),
  /** What the ticket costs with it on the day after, in minor units; null = it is not sold, or no price is known yet. */
  price: v.nullable(Money),
});
export type NextProfile = v.InferOutput<typeof NextProfile>;

/**
 * The ticket by which prices are compared: the one bought last, or one for a month in the first zone for somebody who has
 * never bought any. `price` is that with the present profile today, in minor units; null = it is not sold today.
 */
export const ComparedTicket = v.object({
  basis: v.picklist(ticketBases),
  displayName: v.string(),
  zone: v.string(),
  price: v.nullable(Money),
});
export type ComparedTicket = v.InferOutput<typeof ComparedTicket>;

/**
 * What the account can do. APPLY: the wizard for a card of `carrierType`, which costs `fee` in minor units. APPLICATION: an
 * open application, `applicationId`, that does not settle the change. LATER: the same as APPLY, but only from `possibleFrom`
 * on. NONE: nothing, and `obstacle` is the reason. The members that a step does not have are null.
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

/** A day after which somebody has no profile any more unless something is done (ours, GRO-01). */
export const UpcomingChange = v.object({
  kind: v.picklist(changeKinds),
  /** The profile that ends; null for a card without profiles. */
  profile: v.nullable(NamedProfile),
  cardNumber: v.string(),
  lastDay: IsoDate,
  firstDayAfter: IsoDate,
  /** The first day on which the account page points to it: three months before, as the operator has set it. */
  dueFrom: IsoDate,
  isDue: v.boolean(),
  /** The best suggestion first; none = the person can have no profile then. */
  next: v.array(NextProfile),
  /** Null: no ticket can be compared. */
  ticket: v.nullable(ComparedTicket),
  step: ChangeStep,
});
export type UpcomingChange = v.InferOutput<typeof UpcomingChange>;

/** What changes for a person within the next twelve months, the nearest first. */
export const PersonChanges = v.object({
  customerId: Id,
  fullName: v.string(),
  /** The person turns so old that the account may not act for them any more; null = not within twelve months. */
  ownAccountFrom: v.nullable(IsoDate),
  changes: v.array(UpcomingChange),
});
export type PersonChanges = v.InferOutput<typeof PersonChanges>;

/** The people of an account for whom something changes; the others are left out. */
export const UpcomingChanges = v.object({ people: v.array(PersonChanges) });
export type UpcomingChanges = v.InferOutput<typeof UpcomingChanges>;
