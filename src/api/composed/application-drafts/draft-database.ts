import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { CarrierType } from '#contract/enumerations.ts';
import { draftDatabase } from './draft-database-name.ts';

/** `own`: the account's own customer; `new`: a person whom the account does not have yet; else the customer's id. */
export type DraftPerson = 'own' | 'new' | number;

/** A draft; its id is the key of the row. */
export interface DraftRow {
  readonly accountId: number;
  readonly person: DraftPerson;
  readonly carrierType: CarrierType;
  readonly flowId: string;
  readonly version: number;
  readonly shape: number;
  /** The entered data, in any shape. */
  readonly entered: unknown;
  /** A data URL. */
  readonly photo: string | null;
  /** Epoch milliseconds. */
  readonly saved: number;
}

interface FileRow {
  readonly draftId: number;
  readonly fileId: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** What a wizard has sent to the back end. */
interface FlowRow {
  readonly accountId: number;
  readonly flowId: string;
  /** The new customer that the wizard has created; null = none. */
  readonly customerId: number | null;
  readonly isFiled: boolean;
  /** Epoch milliseconds. */
  readonly saved: number;
}

interface Schema extends DBSchema {
  drafts: {
    key: number;
    value: DraftRow;
    indexes: {
      account: number;
      subject: [accountId: number, person: DraftPerson, carrierType: CarrierType];
      flow: [accountId: number, flowId: string];
      saved: number;
    };
  };
  files: { key: [draftId: number, fileId: string]; value: FileRow };
  flows: { key: [accountId: number, flowId: string]; value: FlowRow; indexes: { saved: number } };
}

const storeNames = ['drafts', 'files', 'flows'] as const;
type StoreNames = [...typeof storeNames];

/** A transaction with all stores of the database. */
export type Transaction = IDBPTransaction<Schema, StoreNames, 'readwrite'>;

/** What the work on the drafts of one account needs. */
export interface Keeping {
  readonly transaction: Transaction;
  readonly accountId: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

export const draftDatabaseVersion = 1;

export function createStores(database: IDBPDatabase<Schema>): void {
  const drafts = database.createObjectStore('drafts', { autoIncrement: true });
  drafts.createIndex('account', 'accountId');
  drafts.createIndex('subject', ['accountId', 'person', 'carrierType'], { unique: true });
  drafts.createIndex('flow', ['accountId', 'flowId']);
  drafts.createIndex('saved', 'saved');
  database.createObjectStore('files', { keyPath: ['draftId', 'fileId'] });
  database.createObjectStore('flows', { keyPath: ['accountId', 'flowId'] }).createIndex('saved', 'saved');
}

/**
 * Runs `work` in one transaction, so that no other tab changes the drafts meanwhile. If `work` rejects, nothing is
 * changed. The database is open only for this transaction, because an open database cannot be deleted or upgraded.
 */
export async function inTransaction<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
  const database = await openDB<Schema>(draftDatabase, draftDatabaseVersion, { upgrade: createStores });
  try {
    const transaction = database.transaction<StoreNames, 'readwrite'>([...storeNames], 'readwrite');
    // If `work` rejects, the rejection of `done` says nothing new.
    transaction.done.catch(() => {});
    try {
      const answer = await work(transaction);
      await transaction.done;
      return answer;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  } finally {
    database.close();
  }
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // The browser has aborted it already, for example because the device has no space left.
  }
}
