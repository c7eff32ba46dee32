import { describe, expect, it } from 'vitest';
import * as enumerations from '#contract/enumerations.ts';
import { permissions } from '#contract/permissions.ts';

/** The enumerations with their values, in the order of ENU-01. */
const orderedEnumerations = [
  ['orderStates', 'PENDING, PAID, CANCELLED, REJECTED, RETURNED, PROCESSING'],
  ['paymentTypes', 'BANK_CARD, INVOICE'],
  ['cardStates', 'NOT_ISSUED, ACTIVE, BLOCKED, EXPIRED, IN_PROGRESS, TOKENIZED'],
  ['cardApplicationStates', 'WAITING_TO_BE_PRINTED, PROCESSED, REJECTED, UNCHECKED_DATA'],
  ['cardProductionStates', 'IN_PROGRESS, PROCESSED'],
  ['eshopReclamationStates', 'PENDING, REJECTED, FINALIZED'],
  ['reclamationStates', 'PENDING, REJECTED, APPROVED_COUNTER_PAY_OFF, APPROVED_CARD_UPLOAD, FINALIZED'],
  ['ticketFareStates', 'CANCELLED, EXPIRED, ACTIVE, FUTURE'],
  [
    'bankPaymentStates',
    'PROCESSED, TO_BE_PROCESSED, DENIED, TAP_MISSING, ANSWER_MISSING, GPE_ERROR, SKIPPED, REVERSAL, DUPLICATION',
  ],
  [
    'denyListTokenStates',
    'NOT_IN_DENY_LIST, IS_IN_DENY_LIST, WAS_IN_DENY_LIST, DENY_LIST_RECOVER_DEPLETED, CARD_NOT_FOUND',
  ],
  ['walletOperations', 'RECHARGE, WITHDRAW, PAYMENT, TRANSFER, PAK_TRANSFER'],
  ['refundTypes', 'REFUND_NO_REASON, REFUND_HOSPITAL, REFUND_DEATH'],
  ['ticketCancellationFinalisations', 'COUNTER_PAY_OFF, GATEWAY_PAY_OFF'],
  ['orderItemTypes', 'FEE, PRODUCT, TICKET_FARE, PAK_TICKET_FARE, ELECTRONIC_WALLET, RECLAMATION, ROUNDING'],
  ['tariffProfileTypes', 'SLIDING, CALENDAR, FIXED, SINGLE'],
  ['tariffPeriods', 'DAY, MONTH, YEAR, HALF_YEAR, MINUTE'],
  ['ticketCombinationTypes', 'SINGLE, TIME'],
  ['employeeCardRoles', 'INSPECTOR, DRIVER, ANONYMOUS, TECHNICIAN, CASHIER, SALE'],
] as const;

/** The permissions of ENU-01 in groups: the requirement's text, the beginning of the names, and the number of names. */
const listedPermissions = [
  ['customer cards view/edit/detail/reclamation', 'CUSTOMER_CARDS_', 4],
  ['employee cards', 'EMPLOYEE_CARDS', 1],
  ['orders view-all/restricted/edit', 'ORDERS_', 3],
  ['counter sell', 'COUNTER_SELL', 1],
  ['stocks', 'STOCKS', 1],
  ['administration', 'ADMINISTRATION', 1],
  ['card applications and drafts', 'CARD_APPLICATION', 2],
  ['products', 'PRODUCTS', 1],
  ['employees', 'EMPLOYEES', 1],
  ['bank payments', 'BANK_PAYMENTS', 1],
  ['statistics', 'STATISTICS', 1],
  ['eshop orders view/edit', 'ESHOP_ORDERS_', 2],
  ['reclamation view/edit/manage', 'RECLAMATION_', 3],
  ['shift reports', 'SHIFT_REPORTS', 1],
  ['protected customers', 'PROTECTED_CUSTOMERS', 1],
  ['product sell/cancel', 'PRODUCT_', 2],
  ['fee charge', 'FEE_CHARGE', 1],
  ['payment acceptance by cash/card/invoice', 'PAYMENT_ACCEPTANCE_', 3],
  ['customer account edit', 'CUSTOMER_ACCOUNT_EDIT', 1],
  ['vehicle bank-card tokens', 'VEHICLE_BANK_CARD_TOKENS', 1],
  ['customer card groups', 'CUSTOMER_CARD_GROUPS', 1],
  ['recharge transaction edit', 'RECHARGE_TRANSACTION_EDIT', 1],
] as const;

describe('the contract', () => {
  it.each(orderedEnumerations)('has %s in the listed order (ENU-01)', (name, values) => {
    const { [name]: listed } = enumerations;
    expect(listed.join(', ')).toBe(values);
  });

  it.each(listedPermissions)('has the permissions %s (ENU-01)', (_text, beginning, count) => {
    expect(permissions.filter((name) => name.startsWith(beginning))).toHaveLength(count);
  });

  it('has no other permissions, and no permission twice', () => {
    expect(new Set(permissions).size).toBe(permissions.length);
    expect(permissions).toHaveLength(listedPermissions.reduce((sum, [, , count]) => sum + count, 0));
  });
});
