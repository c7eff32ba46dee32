import { notificationTypes, type NotificationType } from '#contract/entities/notification-setting.ts';

/** The content of the token in a reminder's link. */
export interface UnsubscribeSubject {
  readonly accountId: number;
  readonly type: NotificationType;
}

/** The token: its content and the server's signature of the content. */
export const unsubscribeToken = ({ accountId, type }: UnsubscribeSubject, signature: string): string =>
  `${accountId}.${type}.${signature}`;

/** The content of a token; null for another text. The signature is not checked here: only the server can check it. */
export function namedByToken(token: string): UnsubscribeSubject | null {
  const [, accountId, name] = /^([1-9]\d{0,9})\.([A-Z_]+)\.[\w-]+$/.exec(token) ?? [];
  const type = notificationTypes.find((known) => known === name);
  return type === undefined ? null : { accountId: Number(accountId), type };
}
