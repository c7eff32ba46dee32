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
 * The data that an account can download (SET-03): each member is a file `data/<member>.json` of the zip. About other
 * people, the file contains only the data that the account's lists show; cards, tickets and wallet are those of the
 * account's own customer.
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
    /** The dates of the calendar's private address, without the address; null = there is no address. */
    calendarAddress: v.nullable(v.omit(CalendarAddress, ['address'])),
    /** Null if the account has no own customer. */
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
  /** The drafts of applications; `entered` is null if the content cannot be read any more. */
  cardApplicationDrafts: v.array(
    v.object({
      ...draftSubject,
      saved: IsoMoment,
      entered: v.unknown(),
      photo: v.nullable(v.string()),
      /** The names of the draft's files in the zip. */
      files: v.array(v.string()),
    }),
  ),
  reclamations: v.array(Reclamation),
  accountLinks: v.array(AccountLink),
  managingAccounts: v.array(ManagingAccount),
  consents: v.object({
    /** When the person agreed to the terms and conditions; null = unknown. */
    termsAndConditions: v.nullable(IsoMoment),
    cards: v.array(CardConsents),
    cardApplications: v.array(ApplicationConsents),
    notifications: v.array(NotificationSetting),
  }),
  sentMails: v.array(SentMail),
  logIns: v.array(LogIn),
  /** For each network: the time of its latest log-in. The addresses of networks are not stored. */
  knownNetworks: v.array(KnownNetwork),
  /** The events, without log-ins. */
  accountEvents: v.array(v.omit(AccountEvent, ['id'])),
});
export type DataExport = v.InferOutput<typeof DataExport>;
