import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  askedApplication,
  wishParameters,
  type ApplicationWish,
  type AskedApplication,
} from '../../../../contract/application-wish.ts';
import type { ApplicationCarrier } from '../../../../machines/application-save/application-save.types.ts';
import { useShop } from '../../../common/shop-context.tsx';

/** The wizard that is open, and the profile for which it was opened. */
interface OpenedApplication {
  readonly carrierType: ApplicationCarrier;
  readonly wish: ApplicationWish | null;
}

type Search = Readonly<Partial<Record<string, string>>>;

const withoutApplication = ({ apply: _, profile: __, from: ___, keep: ____, ...search }: Search): Search => search;

const parametersOf = ({ carrierType, wish }: OpenedApplication): Search =>
  wish === null ? { apply: carrierType } : { ...wishParameters(carrierType, wish) };

/** Why an address does not open what it asks for, as a key under `upcomingChanges`; null = it does, or asks for nothing. */
function problemOf({ wish, isBroken }: AskedApplication, opens: boolean): 'broken' | 'notPossible' | null {
  if (isBroken) return 'broken';
  return wish !== null && !opens ? 'notPossible' : null;
}

/**
 * The kind of card whose wizard is open, and the profile that was come for. The address names both, so that a reload, a
 * log-in (WIZ-06) and a link (GRO-04) open it; it is read when the page opens and when it begins to ask.
 *
 * @param mayOpen whether its button can be pressed; a wizard that is open stays open
 */
export function useOpenedApplication(mayOpen: (carrierType: string) => boolean) {
  const shop = useShop();
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const asked = askedApplication(search);
  const opens = asked.carrierType !== null && mayOpen(asked.carrierType);
  const read = (): OpenedApplication | null =>
    asked.carrierType === null || asked.isBroken || !opens
      ? null
      : { carrierType: asked.carrierType, wish: asked.wish };
  const [opened, setOpened] = useState(read);
  const [wasAsked, setWasAsked] = useState(asked.carrierType !== null);
  const begins = !wasAsked && asked.carrierType !== null;
  if (wasAsked !== (asked.carrierType !== null)) setWasAsked(asked.carrierType !== null);
  const [problem, setProblem] = useState(() => problemOf(asked, opens));
  if (begins && opened === null) {
    setOpened(read());
    setProblem(problemOf(asked, opens));
  }
  useEffect(() => {
    if (problem === null) return;
    shop.showToast({ messageId: `upcomingChanges.${problem}`, colour: 'warning' });
    void navigate({ to: '.', search: withoutApplication, replace: true, resetScroll: false });
  }, [problem, shop, navigate]);
  const turnTo = (next: OpenedApplication | null) => {
    setOpened(next);
    void navigate({
      to: '.',
      search: (before: Search) => ({ ...withoutApplication(before), ...(next === null ? {} : parametersOf(next)) }),
      replace: true,
      resetScroll: false,
    });
  };
  return {
    opened,
    open: (carrierType: ApplicationCarrier) => turnTo({ carrierType, wish: null }),
    close: () => {
      turnTo(null);
      // The buttons say which applications are begun.
      shop.tell('customerSelection', { type: 'refresh' });
    },
  };
}
