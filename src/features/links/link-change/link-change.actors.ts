import type { Perform } from '#common/confirmation/confirmation.actors.ts';
import { setAssignedAccount, setMainAccount } from '#contract/endpoints/account-link-changes.ts';
import type { LinkChange } from '#rules/account-links.ts';
import type { Shop } from '#runtime/shop.ts';

const endpoints = { REGISTERED: setMainAccount, ASSIGNED: setAssignedAccount } as const;

/** Changes a MANAGED link into the REGISTERED link or into an ASSIGNED link. */
export const changeLink =
  ({ call }: Pick<Shop, 'call'>, change: LinkChange, linkId: number): Perform =>
  (signal) =>
    call(endpoints[change], { params: { id: linkId }, signal });
