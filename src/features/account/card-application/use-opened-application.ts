import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApplicationCarrier } from '../../../../machines/application-save/application-save.types.ts';

/**
 * The kind of card whose wizard is open. The address names it, so that a reload and a log-in open it again (WIZ-06).
 *
 * @param mayOpen whether its button can be pressed; a wizard that is open stays open
 */
export function useOpenedApplication(mayOpen: (carrierType: string) => boolean) {
  const navigate = useNavigate();
  const { apply } = useSearch({ strict: false });
  const [opened, setOpened] = useState<ApplicationCarrier | null>(() =>
    apply !== undefined && mayOpen(apply) ? (apply as ApplicationCarrier) : null,
  );
  const turnTo = (carrierType: ApplicationCarrier | null) => {
    setOpened(carrierType);
    void navigate({
      to: '.',
      search: ({ apply: _, ...search }) => (carrierType === null ? search : { ...search, apply: carrierType }),
      replace: true,
      resetScroll: false,
    });
  };
  return { opened, open: turnTo, close: () => turnTo(null) };
}
