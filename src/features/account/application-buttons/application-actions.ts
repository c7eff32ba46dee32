import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { ApplicationCarrier } from '#machines/card-application/application-save/application-save.types.ts';
import {
  bankCardApplicationButton,
  personalCardApplicationButton,
  virtualCardApplicationButton,
  type ActionButton,
  type ApplicationContext,
} from '#rules/visibility.ts';

/** An application for one kind of card: its button on the account page. */
export interface ApplicationAction {
  readonly carrierType: ApplicationCarrier;
  readonly button: (context: ApplicationContext<keyof SystemConfiguration>) => ActionButton;
}

/** The kinds of card that can be applied for, in the order of their buttons (ACC-07). */
export const applicationActions: readonly ApplicationAction[] = [
  { carrierType: 'HAULIER_CARD', button: personalCardApplicationButton },
  { carrierType: 'VIRTUAL_CARD', button: virtualCardApplicationButton },
  { carrierType: 'BANK_CARD', button: bankCardApplicationButton },
];
