import type { LucideIcon } from 'lucide-react';
import { carrierIcons } from '#common/carrier-icons.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { applicationCarriers } from '#contract/enumerations.ts';
import type { ApplicationCarrier } from '#machines/card-application/application-save/application-save.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { isForLinked } from '#rules/carriers.ts';
import { applicationButton, type ActionButton, type ApplicationContext } from '#rules/visibility.ts';

export interface OfferedApplication {
  readonly carrierType: ApplicationCarrier;
  /** The text of the button. */
  readonly label: MessageKey;
  readonly Icon: LucideIcon;
  readonly button: ActionButton;
}

type Context = ApplicationContext<keyof SystemConfiguration>;

/** The button for each kind of card that can be applied for, in their order (ACC-07). */
export const offeredApplications = (context: Context): readonly OfferedApplication[] =>
  applicationCarriers.map((carrierType) => ({
    carrierType,
    label: `applicationForm.apply.${carrierType}`,
    Icon: carrierIcons[carrierType],
    button: applicationButton(carrierType, context),
  }));

/** The same for a person who is not linked to the account yet (LNK-01). */
export const offeredForOther = (context: Context): readonly OfferedApplication[] =>
  applicationCarriers.filter(isForLinked).map((carrierType) => ({
    carrierType,
    label: `applicationForm.applyForOther.${carrierType}`,
    Icon: carrierIcons[carrierType],
    button: applicationButton(carrierType, context),
  }));
