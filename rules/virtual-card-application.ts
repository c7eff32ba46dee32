import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerProfile } from '#contract/entities/tariff.ts';

export interface VirtualCardApplicant {
  readonly configuration: Pick<SystemConfiguration, 'virtualCardAsCarrierAllowed'>;
  /** The account may act for the customer. */
  readonly manageable: boolean;
  /** A card application of the customer is still being dealt with. */
  readonly hasOpenApplication: boolean;
}

/** Whether an application for a virtual card can be created for a customer (BNK-01). */
export const canApplyForVirtualCard = ({
  configuration,
  manageable,
  hasOpenApplication,
}: VirtualCardApplicant): boolean => configuration.virtualCardAsCarrierAllowed && manageable && !hasOpenApplication;

/** What decides whether somebody has to look at an application for a virtual card. */
export interface VirtualCardCheck {
  readonly configuration: Pick<SystemConfiguration, 'virtualCardCheckedAtDesk'>;
  readonly profiles: readonly Pick<CustomerProfile, 'requireConfirmation' | 'cardApplicationAttachmentTypes'>[];
  /** Personal data wait for the check of the staff. */
  readonly hasUncheckedChanges: boolean;
}

/** Whether a virtual card is issued as soon as it is applied for: no paper is needed, and nothing is to be checked (WIZ-10). */
export const isIssuedAtOnce = ({ configuration, profiles, hasUncheckedChanges }: VirtualCardCheck): boolean =>
  !configuration.virtualCardCheckedAtDesk &&
  !hasUncheckedChanges &&
  profiles.every(
    ({ requireConfirmation, cardApplicationAttachmentTypes: papers }) => !requireConfirmation && papers.length === 0,
  );
