interface TicketKind {
  readonly customerProfile: { readonly id: number };
  readonly tariffProfile: { readonly id: number };
}

/** Whether both have the same profile and tariff: a ticket tells them even if its combination is not told. */
export const isSameKindOfTicket = (one: TicketKind, other: TicketKind): boolean =>
  one.customerProfile.id === other.customerProfile.id && one.tariffProfile.id === other.tariffProfile.id;
