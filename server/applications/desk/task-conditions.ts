import type { ApplicationTask } from '#contract/entities/desk-application.ts';
import { carriersWith } from '#rules/carriers.ts';
import { and, eq, inArray, or, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cardApplications, customerCards } from '../../platform/db/schema.ts';

const hasFee = inArray(cardApplications.carrierType, carriersWith('hasFee'));
const isPrinted = inArray(cardApplications.carrierType, carriersWith('isPrinted'));
const needsBankCard = inArray(cardApplications.carrierType, carriersWith('needsBankCard'));

/** Whether the customer has done everything for the application. */
const isSubmitted = sql`((not ${hasFee} or ${cardApplications.paid} or ${cardApplications.cardForFree})
  and ${cardApplications.correction} is null
  and (not ${needsBankCard} or ${cardApplications.bankCardId} is not null))`;

const isOpen = inArray(cardApplications.state, ['UNCHECKED_DATA', 'WAITING_TO_BE_PRINTED']);
const isUnchecked = eq(cardApplications.state, 'UNCHECKED_DATA');
const isChecked = eq(cardApplications.state, 'WAITING_TO_BE_PRINTED');
const hasNoCard = sql`${cardApplications.cardId} is null`;

/** The rule of tasks (rules/card-application-progress.ts) as conditions; a test compares the two. */
export const taskConditions: Readonly<Record<ApplicationTask, SQL | undefined>> = {
  CUSTOMER: and(isOpen, sql`not ${isSubmitted}`),
  CHECK: and(isSubmitted, or(isUnchecked, and(isChecked, hasNoCard, sql`not ${isPrinted}`))),
  PRINT: and(isSubmitted, isChecked, hasNoCard, isPrinted),
  HAND_OVER: and(isSubmitted, isChecked, eq(customerCards.state, 'IN_PROGRESS')),
  ISSUE: and(isSubmitted, isChecked, eq(customerCards.state, 'NOT_ISSUED')),
};
