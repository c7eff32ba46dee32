import type { SystemConfiguration } from '../contract/entities/configuration.ts';

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
