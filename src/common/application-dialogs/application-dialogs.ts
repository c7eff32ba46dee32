import { createContext, useContext, type ComponentType } from 'react';
import type { CardApplicationInput } from '#machines/card-application/card-application/card-application.types.ts';

interface Dialog {
  readonly onClosed: () => void;
}

export interface CardApplicationDialogProps extends Dialog {
  readonly application: Pick<CardApplicationInput, 'kind' | 'carrierType' | 'customerId' | 'link' | 'preselection'>;
}

export interface ApplicationDetailDialogProps extends Dialog {
  readonly applicationId: number;
}

/** What the pages of an account open, and the feature of applications has. */
export interface ApplicationDialogs {
  /** The wizard that applies for a card. */
  readonly CardApplicationDialog: ComponentType<CardApplicationDialogProps>;
  /** The same, of an application that was filed: for reading. */
  readonly ApplicationDetailDialog: ComponentType<ApplicationDetailDialogProps>;
}

const ApplicationDialogsContext = createContext<ApplicationDialogs | null>(null);
export const ApplicationDialogsProvider = ApplicationDialogsContext.Provider;

/** The dialogs, which `src/app` provides, since no feature imports another. */
export function useApplicationDialogs(): ApplicationDialogs {
  const dialogs = useContext(ApplicationDialogsContext);
  if (dialogs === null) throw new Error('useApplicationDialogs needs an ApplicationDialogsProvider above it');
  return dialogs;
}
