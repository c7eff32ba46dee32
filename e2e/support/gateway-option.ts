/** The card gateway that a worker's server is configured for. */
export interface GatewayOption {
  readonly gateway: 'csob' | 'gpwebpay';
}
