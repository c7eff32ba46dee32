import type { Document } from '#contract/entities/document.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from '../orm-tables.ts';

/**
 * The kinds of outbox entries. The subject is an order; for REVERSE_PAYMENT and MAIL_ORDER_RETURNED a payment attempt;
 * for MAIL_TOKEN a mailed token; for MAIL_REMINDER a reminder; for MAIL_ACCOUNT_NOTICE an account notice; for
 * MAIL_LINK_NOTICE a link notice; for MAIL_APPLICATION an event of a card application; for MAIL_RECLAMATION an event of a
 * reclamation; for TRANSFER_BALANCE and MAIL_BALANCE_TRANSFER a balance transfer.
 */
export const outboxKinds = [
  'DELIVER_ORDER',
  'MAIL_ORDER_PAID',
  'MAIL_INVOICE',
  'MAIL_ORDER_LATE',
  'MAIL_ORDER_UNDELIVERED',
  'REVERSE_PAYMENT',
  'MAIL_ORDER_RETURNED',
  'MAIL_TOKEN',
  'MAIL_REMINDER',
  'MAIL_ACCOUNT_NOTICE',
  'MAIL_LINK_NOTICE',
  'MAIL_APPLICATION',
  'MAIL_RECLAMATION',
  'TRANSFER_BALANCE',
  'MAIL_BALANCE_TRANSFER',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/**
 * The queue of work that follows a committed change, written in its transaction; one entry for each kind and subject
 * (PAY-05).
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<OutboxKind>().notNull(),
    subjectId: integer().notNull(),
    /** When the work was last requested. */
    created: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** How many times the work was requested again after it had been done. */
    repetition: integer().notNull().default(0),
    notBefore: timestamp({ withTimezone: true }).notNull(),
    done: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    uniqueIndex('outbox_kind_subject').on(table.kind, table.subjectId),
    index('outbox_open').on(table.done, table.notBefore),
  ],
);

/** Mails of the sandbox mailbox; `headers` contains the headers that have no column. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    attachments: jsonb().$type<Document[]>().notNull().default([]),
    sent: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('mails_recipient').on(table.recipient)],
);

/**
 * The responses to creating calls, stored by idempotency key, so that a call with the same key gets the same response.
 * `accountId` is 0 for the telephone application, and -1 for system accounts.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer().notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    requestHash: text().notNull(),
    response: jsonb().$type<{ status: number; body: unknown }>(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

/** The operator's settings that differ from the defaults in the code. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** Keys and secrets that are made at first start and shared by all instances on the database; never logged. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Attempts, counted for the rate limits; `subject` is a hash of operation and caller. */
export const attempts = pgTable(
  'attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_subject_at').on(table.subject, table.at)],
);

/**
 * The state of the sandbox, shared by all instances: the clock's offset, the injected faults, and the mark that the
 * database was seeded (server/sandbox/seeds/sandbox-mark.ts). A production database has no row here.
 */
export const sandboxState = pgTable('sandbox_state', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
