import { notificationTypes, type NotificationType } from '#contract/entities/notification-setting.ts';

/** What a token of a reminder's link names. */
export interface UnsubscribeSubject {
  readonly accountId: number;
  readonly type: NotificationType;
}

/** A token: what it names, and the server's signature of that. */
export const unsubscribeToken = ({ accountId, type }: UnsubscribeSubject, signature: string): string =>
  `${accountId}.${type}.${signature}`;

/** What a token names; null for another text. Only the server can tell whether it is well signed. */
export function namedByToken(token: string): UnsubscribeSubject | null {
  const [, accountId, name] = /^([1-9]\d{0,9})\.([A-Z_]+)\.[\w-]+$/.exec(token) ?? [];
  const type = notificationTypes.find((known) => known === name);
  return type === undefined ? null : { accountId: Number(accountId), type };
}
