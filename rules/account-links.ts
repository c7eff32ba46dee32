import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { assignedAccountBirthDays, isWithin, mainAccountBirthDays } from './age.ts';

/** The kinds of link that a managed link can be changed to: the account's own customer, or an assigned customer. */
export type LinkChange = Exclude<AccountLinkType, 'MANAGED'>;

/** The facts that both the page and the server know. */
export interface LinkChangeFacts {
  /** ISO day; null = not known. */
  readonly birthDay: string | null;
  /** The account has a customer of its own. */
  readonly hasOwnCustomer: boolean;
  /** All links of the account are MANAGED. */
  readonly onlyManaged: boolean;
  readonly configuration: Pick<SystemConfiguration, 'legacyShopMigrationAllowed' | 'migrationAllowed'>;
  /** ISO day. */
  readonly today: string;
}

/** The facts about other accounts. The account must not see them, so only the server knows them. */
export interface HiddenLinkFacts {
  /** The customer is the own customer of another account. */
  readonly isRegisteredElsewhere: boolean;
  /** The customer is assigned to another account. */
  readonly isAssignedElsewhere: boolean;
  /**
   * The customer's parent: not known, the account's own customer, somebody else, or a person whose account was deleted.
   */
  readonly parent: 'none' | 'owner' | 'other' | 'gone';
}

export const seenConditions = {
  legacyShopMigrates: ({ configuration }: LinkChangeFacts) => configuration.legacyShopMigrationAllowed,
  migrates: ({ configuration }: LinkChangeFacts) => configuration.migrationAllowed,
  hasOwnCustomer: (facts: Pick<LinkChangeFacts, 'hasOwnCustomer'>) => facts.hasOwnCustomer,
  hasNoOwnCustomer: (facts: Pick<LinkChangeFacts, 'hasOwnCustomer'>) => !facts.hasOwnCustomer,
  onlyManages: ({ onlyManaged }: LinkChangeFacts) => onlyManaged,
  isOldEnough: ({ birthDay, today }: LinkChangeFacts) => isWithin(birthDay, mainAccountBirthDays(today)),
  isYoungEnough: ({ birthDay, today }: LinkChangeFacts) => isWithin(birthDay, assignedAccountBirthDays(today)),
} as const;

export const hiddenConditions = {
  isNotRegistered: ({ isRegisteredElsewhere }: HiddenLinkFacts) => !isRegisteredElsewhere,
  isNotAssigned: ({ isAssignedElsewhere }: HiddenLinkFacts) => !isAssignedElsewhere,
  hasParent: ({ parent }: HiddenLinkFacts) => parent !== 'none',
  parentIsOwner: ({ parent }: HiddenLinkFacts) => parent === 'owner',
} as const;

interface LinkChangeRule {
  /**
   * The button is shown if all of these conditions hold; otherwise the server answers with the error of the first
   * condition that does not hold.
   */
  readonly seen: readonly (readonly [keyof typeof seenConditions, ErrorName])[];
  /** The server also checks these conditions. */
  readonly hidden: readonly (readonly [keyof typeof hiddenConditions, ErrorName])[];
}

/**
 * When a managed customer can become the account's own customer or an assigned customer (LNK-02). A customer with an
 * account of their own is not assigned to another account, because this customer could not end the link.
 */
export const linkChangeTable = {
  REGISTERED: {
    seen: [
      ['legacyShopMigrates', 'LINK_CHANGE_NOT_ALLOWED'],
      ['hasNoOwnCustomer', 'ACCOUNT_NOT_ONLY_MANAGING'],
      ['onlyManages', 'ACCOUNT_NOT_ONLY_MANAGING'],
      ['isOldEnough', 'TOO_YOUNG_FOR_REGISTERED_ACCOUNT'],
    ],
    hidden: [['isNotRegistered', 'CUSTOMER_ALREADY_REGISTERED']],
  },
  ASSIGNED: {
    seen: [
      ['migrates', 'LINK_CHANGE_NOT_ALLOWED'],
      ['hasOwnCustomer', 'CUSTOMER_WITHOUT_PARENT'],
      ['isYoungEnough', 'TOO_OLD_FOR_ASSIGNED_ACCOUNT'],
    ],
    hidden: [
      ['isNotRegistered', 'CUSTOMER_ALREADY_REGISTERED'],
      ['isNotAssigned', 'CUSTOMER_ALREADY_ASSIGNED'],
      ['hasParent', 'CUSTOMER_WITHOUT_PARENT'],
      ['parentIsOwner', 'PARENT_AND_OWNER_DIFFER'],
    ],
  },
} as const satisfies Record<LinkChange, LinkChangeRule>;

const seenRefusal = (change: LinkChange, facts: LinkChangeFacts): ErrorName | null =>
  linkChangeTable[change].seen.find(([condition]) => !seenConditions[condition](facts))?.[1] ?? null;

/** Whether the page offers to change a managed link. */
export const isLinkChangeOffered = (change: LinkChange, facts: LinkChangeFacts): boolean =>
  seenRefusal(change, facts) === null;

/** Why the server refuses to change a managed link; null = it is not refused. */
export function linkChangeRefusal(change: LinkChange, facts: LinkChangeFacts & HiddenLinkFacts): ErrorName | null {
  const hidden: LinkChangeRule['hidden'] = linkChangeTable[change].hidden;
  return seenRefusal(change, facts) ?? hidden.find(([condition]) => !hiddenConditions[condition](facts))?.[1] ?? null;
}
