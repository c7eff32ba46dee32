import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { providePasswordUpdate } from './password-update.actors.ts';
import type { Shop } from '../../../runtime/shop.ts';
import { PasswordUpdateView } from './password-update-view.tsx';

interface PasswordUpdateDialogProps {
  readonly shop: Shop;
  readonly onClosed: () => void;
}

/** A new password for the account; each opening is a flow of its own, so closing forgets what was typed. */
export function PasswordUpdateDialog({ shop, onClosed }: PasswordUpdateDialogProps) {
  const [machine] = useState(() => providePasswordUpdate(shop));
  const actor = useActorRef(machine, { inspect: shop.log.inspect });
  const over = useSelector(actor, (snapshot) => snapshot.status === 'done');
  useEffect(() => {
    if (over) onClosed();
  }, [over, onClosed]);
  return <PasswordUpdateView actor={actor} />;
}
