import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOpener } from '#common/dialog-entries/use-named-dialog.ts';
import { stringifySearch } from '#common/search-texts.ts';
import { useShop } from '#common/shop-context.tsx';
import {
  askedApplication,
  preselectionParameters,
  type Preselection,
  type AskedApplication,
} from '#contract/preselection.ts';
import type { ApplicationCarrier } from '#machines/card-application/application-save/application-save.types.ts';

interface OpenedApplication {
  readonly carrierType: ApplicationCarrier;
  readonly preselection: Preselection | null;
}

type Search = Readonly<Partial<Record<string, string>>>;

const withoutApplication = ({ apply: _, profile: __, from: ___, keep: ____, ...search }: Search): Search => search;

const parametersOf = ({ carrierType, preselection }: OpenedApplication): Search =>
  preselection === null ? { apply: carrierType } : { ...preselectionParameters(carrierType, preselection) };

type Problem = 'broken' | 'notPossible';

/** The key, under `upcomingChanges`, of the message that the address cannot be followed; null = no message. */
function problemOf({ preselection, isBroken }: AskedApplication, opens: boolean): Problem | null {
  if (isBroken) return 'broken';
  return preselection !== null && !opens ? 'notPossible' : null;
}

/**
 * The kind of card whose wizard is open, and the preselected profile. The address contains the kind and the profile
 * (`dialog`), so that a reload, a log-in (WIZ-06) and a link (GRO-04) open the same wizard.
 *
 * @param mayOpen whether the button of this kind can be pressed; an open wizard stays open in any case
 */
export function useOpenedApplication(mayOpen: (carrierType: string) => boolean) {
  const shop = useShop();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedApplication | null>(null);
  const refuse = (problem: Problem) => {
    shop.showToast({ messageId: `upcomingChanges.${problem}`, colour: 'warning' });
    void navigate({ to: '.', search: withoutApplication, replace: true, resetScroll: false });
  };
  useOpener((search) => {
    const asked = askedApplication(search);
    const { carrierType, preselection } = asked;
    const opens = carrierType !== null && mayOpen(carrierType);
    const problem = problemOf(asked, opens);
    if (problem !== null) return () => refuse(problem);
    return opens ? () => setOpened({ carrierType, preselection }) : null;
  });
  return {
    opened,
    dialog: opened === null ? '' : stringifySearch(parametersOf(opened)).slice(1),
    open: (carrierType: ApplicationCarrier) => setOpened({ carrierType, preselection: null }),
    close: () => {
      setOpened(null);
      // The buttons show which applications have a draft.
      shop.tell('customerSelection', { type: 'refresh' });
    },
  };
}
