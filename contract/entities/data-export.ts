import * as v from 'valibot';
import { locales } from '../enumerations.ts';
import { Id, IsoMoment } from '../values.ts';
import { AccountLink, ManagingAccount } from './account-link.ts';
import { CardApplicationAttachment } from './attachment.ts';
import { CalendarAddress } from './calendar-address.ts';
import { draftSubject } from './card-application-draft.ts';
import { CardApplication } from './card-application.ts';
import { CustomerCard } from './customer-card.ts';
import { Customer } from './customer.ts';
import { EWalletTransaction, VehicleTicket } from './e-wallet-transaction.ts';
import { InvoiceSummary } from './invoice.ts';
import { NotificationSetting } from './notification-setting.ts';
import { Order, OrderEvent } from './order.ts';
import { Reclamation } from './reclamation.ts';
import { TicketFare } from './ticket-fare.ts';
import { AccountEvent } from './trail.ts';

const CardConsents = v.object({
  cardNumber: v.string(),
  marketingConsent: v.boolean(),
  contactMeIfCardFound: v.boolean(),
});
const ApplicationConsents = v.object({
  applicationNumber: v.string(),
  created: IsoMoment,
  marketingConsent: v.boolean(),
  contactMeIfCardFound: v.boolean(),
});

const SentMail = v.object({ sent: IsoMoment, subject: v.string(), recipient: v.string() });
const LogIn = v.object({ at: IsoMoment, userAgent: v.nullable(v.string()), telephoneApplication: v.boolean() });

/** A network from which an account has logged in (VIS-02). */
const KnownNetwork = v.object({ lastUsed: IsoMoment });

/**
 * What an account can take out (SET-03): each member is a file `data/<member>.json` of the zip. Of other people it has
 * what the account's lists show of them; cards, tickets and wallet are those of the account's own customer.
 */
export const DataExport = v.object({
  about: v.object({ created: IsoMoment, locale: v.picklist(locales), currency: v.pipe(v.string(), v.length(3)) }),
  profile: v.object({
    account: v.object({
      id: Id,
      username: v.string(),
      locale: v.picklist(locales),
      verified: v.boolean(),
      created: IsoMoment,
    }),
    /** That there is a private address of the calendar, without the address; null = there is none. */
    calendarAddress: v.nullable(v.omit(CalendarAddress, ['address'])),
    /** Null for an account without its own customer. */
    customer: v.nullable(v.omit(Customer, ['pin'])),
  }),
  cards: v.array(CustomerCard),
  ticketFares: v.array(TicketFare),
  eWalletTransactions: v.array(v.object({ ...EWalletTransaction.entries, vehicleTickets: v.array(VehicleTicket) })),
  orders: v.array(
    v.object({
      ...Order.entries,
      history: v.array(OrderEvent),
      /** `file` is the name of the invoice's PDF in the zip. */
      invoice: v.nullable(v.object({ ...InvoiceSummary.entries, file: v.string() })),
    }),
  ),
  cardApplications: v.array(
    v.object({
      ...CardApplication.entries,
      /** `file` is the name of the file in the zip. */
      attachments: v.array(v.object({ ...CardApplicationAttachment.entries, file: v.string() })),
    }),
  ),
  /** What was begun to be entered; `entered` is null if it cannot be read any more. */
  cardApplicationDrafts: v.array(
    v.object({
      ...draftSubject,
      saved: IsoMoment,
      entered: v.unknown(),
      photo: v.nullable(v.string()),
      /** The names of its files in the zip. */
      files: v.array(v.string()),
    }),
  ),
  reclamations: v.array(Reclamation),
  accountLinks: v.array(AccountLink),
  managingAccounts: v.array(ManagingAccount),
  consents: v.object({
    /** When the terms and conditions were agreed to; null = it is not known. */
    termsAndConditions: v.nullable(IsoMoment),
    cards: v.array(CardConsents),
    cardApplications: v.array(ApplicationConsents),
    notifications: v.array(NotificationSetting),
  }),
  sentMails: v.array(SentMail),
  logIns: v.array(LogIn),
  /** By their latest log-ins; the networks themselves are not kept. */
  knownNetworks: v.array(KnownNetwork),
  /** Log-ins are not among them. */
  accountEvents: v.array(v.omit(AccountEvent, ['id'])),
});
export type DataExport = v.InferOutput<typeof DataExport>;
