import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { applicationCarriers } from '#contract/enumerations.ts';
import type { ApplicationCarrier } from '#machines/card-application/application-save/application-save.types.ts';
import { applicationButton, type ActionButton, type ApplicationContext } from '#rules/visibility.ts';

export interface OfferedApplication {
  readonly carrierType: ApplicationCarrier;
  readonly button: ActionButton;
}

/** The button for each kind of card that can be applied for, in their order (ACC-07). */
export const offeredApplications = (
  context: ApplicationContext<keyof SystemConfiguration>,
): readonly OfferedApplication[] =>
  applicationCarriers.map((carrierType) => ({ carrierType, button: applicationButton(carrierType, context) }));
