import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CustomerProfile } from '#contract/entities/tariff.ts';

export interface VirtualCardApplicant {
  readonly configuration: Pick<SystemConfiguration, 'virtualCardAsCarrierAllowed'>;
  /** The account may act for the customer. */
  readonly manageable: boolean;
  /** The customer has a card application that is not finished yet. */
  readonly hasOpenApplication: boolean;
}

/** Whether an application for a virtual card can be created for a customer (BNK-01). */
export const canApplyForVirtualCard = ({
  configuration,
  manageable,
  hasOpenApplication,
}: VirtualCardApplicant): boolean => configuration.virtualCardAsCarrierAllowed && manageable && !hasOpenApplication;

/** The facts that decide whether the staff must check an application for a virtual card. */
export interface VirtualCardCheck {
  readonly configuration: Pick<SystemConfiguration, 'virtualCardCheckedAtDesk'>;
  readonly profiles: readonly Pick<CustomerProfile, 'requireConfirmation' | 'cardApplicationAttachmentTypes'>[];
  /** The staff still has to check changed personal data. */
  readonly hasUncheckedChanges: boolean;
}

/** Whether a virtual card is issued at once: no proof is needed, and the staff has nothing to check (WIZ-10). */
export const isIssuedAtOnce = ({ configuration, profiles, hasUncheckedChanges }: VirtualCardCheck): boolean =>
  !configuration.virtualCardCheckedAtDesk &&
  !hasUncheckedChanges &&
  profiles.every(
    ({ requireConfirmation, cardApplicationAttachmentTypes: papers }) => !requireConfirmation && papers.length === 0,
  );
