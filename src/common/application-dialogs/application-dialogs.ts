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

/** The dialogs about card applications that the pages of an account open. */
export interface ApplicationDialogs {
  /** The wizard that applies for a card. */
  readonly CardApplicationDialog: ComponentType<CardApplicationDialogProps>;
  /** The same wizard, read-only, for an application that was filed. */
  readonly ApplicationDetailDialog: ComponentType<ApplicationDetailDialogProps>;
}

const ApplicationDialogsContext = createContext<ApplicationDialogs | null>(null);
export const ApplicationDialogsProvider = ApplicationDialogsContext.Provider;

/** The dialogs. `src/app` provides them, because no feature imports another feature. */
export function useApplicationDialogs(): ApplicationDialogs {
  const dialogs = useContext(ApplicationDialogsContext);
  if (dialogs === null) throw new Error('useApplicationDialogs needs an ApplicationDialogsProvider above it');
  return dialogs;
}
