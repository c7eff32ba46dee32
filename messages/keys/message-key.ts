import type accountDeletion from '../cs/account-deletion.json';
import type accountPage from '../cs/account-page.json';
import type accountSetting from '../cs/account-setting.json';
import type accountTickets from '../cs/account-tickets.json';
import type app from '../cs/app.json';
import type applicationCorrection from '../cs/application-correction.json';
import type applicationDetail from '../cs/application-detail.json';
import type applicationFee from '../cs/application-fee.json';
import type applicationForm from '../cs/application-form.json';
import type applicationWait from '../cs/application-wait.json';
import type assignCustodian from '../cs/assign-custodian.json';
import type attachmentUpload from '../cs/attachment-upload.json';
import type attachments from '../cs/attachments.json';
import type balanceTransfer from '../cs/balance-transfer.json';
import type bankCardChoice from '../cs/bank-card-choice.json';
import type calendarAddress from '../cs/calendar-address.json';
import type calendarTexts from '../cs/calendar-texts.json';
import type cardApplications from '../cs/card-applications.json';
import type cardRow from '../cs/card-row.json';
import type carriers from '../cs/carriers.json';
import type cart from '../cs/cart.json';
import type chipCards from '../cs/chip-cards.json';
import type connectAccount from '../cs/connect-account.json';
import type custodian from '../cs/custodian.json';
import type dataExport from '../cs/data-export.json';
import type delivery from '../cs/delivery.json';
import type deskSettings from '../cs/desk-settings.json';
import type desk from '../cs/desk.json';
import type eWalletTopUp from '../cs/e-wallet-top-up.json';
import type eWallet from '../cs/e-wallet.json';
import type exportPage from '../cs/export-page.json';
import type failureReport from '../cs/failure-report.json';
import type familyBoard from '../cs/family-board.json';
import type firstSteps from '../cs/first-steps.json';
import type flowMap from '../cs/flow-map.json';
import type invoice from '../cs/invoice.json';
import type linkCancelling from '../cs/link-cancelling.json';
import type linkChange from '../cs/link-change.json';
import type links from '../cs/links.json';
import type list from '../cs/list.json';
import type mails from '../cs/mails.json';
import type managedCardDecision from '../cs/managed-card-decision.json';
import type managedCardRequest from '../cs/managed-card-request.json';
import type managedCardRequests from '../cs/managed-card-requests.json';
import type managedCardResend from '../cs/managed-card-resend.json';
import type marketingConsent from '../cs/marketing-consent.json';
import type mergeCustomers from '../cs/merge-customers.json';
import type myTrail from '../cs/my-trail.json';
import type notificationSetting from '../cs/notification-setting.json';
import type notificationUnsubscribe from '../cs/notification-unsubscribe.json';
import type order from '../cs/order.json';
import type orders from '../cs/orders.json';
import type pass from '../cs/pass.json';
import type passwordChange from '../cs/password-change.json';
import type passwordRequest from '../cs/password-request.json';
import type payment from '../cs/payment.json';
import type people from '../cs/people.json';
import type personFields from '../cs/person-fields.json';
import type personalData from '../cs/personal-data.json';
import type personalInfo from '../cs/personal-info.json';
import type photo from '../cs/photo.json';
import type profileChoice from '../cs/profile-choice.json';
import type reclamationFee from '../cs/reclamation-fee.json';
import type reclamation from '../cs/reclamation.json';
import type reclamations from '../cs/reclamations.json';
import type registration from '../cs/registration.json';
import type repeatPurchase from '../cs/repeat-purchase.json';
import type server from '../cs/server.json';
import type sessionRenewal from '../cs/session-renewal.json';
import type ticketFare from '../cs/ticket-fare.json';
import type ticketFares from '../cs/ticket-fares.json';
import type tokenization from '../cs/tokenization.json';
import type trailEvents from '../cs/trail-events.json';
import type upcomingChanges from '../cs/upcoming-changes.json';
import type verificationResend from '../cs/verification-resend.json';
import type verification from '../cs/verification.json';
import type visitor from '../cs/visitor.json';

type Files = typeof accountDeletion &
  typeof accountPage &
  typeof accountSetting &
  typeof accountTickets &
  typeof app &
  typeof applicationCorrection &
  typeof applicationDetail &
  typeof applicationFee &
  typeof applicationForm &
  typeof applicationWait &
  typeof assignCustodian &
  typeof attachmentUpload &
  typeof attachments &
  typeof balanceTransfer &
  typeof bankCardChoice &
  typeof calendarAddress &
  typeof calendarTexts &
  typeof cardApplications &
  typeof cardRow &
  typeof carriers &
  typeof cart &
  typeof chipCards &
  typeof connectAccount &
  typeof custodian &
  typeof dataExport &
  typeof delivery &
  typeof desk &
  typeof deskSettings &
  typeof eWallet &
  typeof eWalletTopUp &
  typeof exportPage &
  typeof failureReport &
  typeof familyBoard &
  typeof firstSteps &
  typeof flowMap &
  typeof invoice &
  typeof linkCancelling &
  typeof linkChange &
  typeof links &
  typeof list &
  typeof mails &
  typeof managedCardDecision &
  typeof managedCardRequest &
  typeof managedCardRequests &
  typeof managedCardResend &
  typeof marketingConsent &
  typeof mergeCustomers &
  typeof myTrail &
  typeof notificationSetting &
  typeof notificationUnsubscribe &
  typeof order &
  typeof orders &
  typeof pass &
  typeof passwordChange &
  typeof passwordRequest &
  typeof payment &
  typeof people &
  typeof personFields &
  typeof personalData &
  typeof personalInfo &
  typeof photo &
  typeof profileChoice &
  typeof reclamation &
  typeof reclamationFee &
  typeof reclamations &
  typeof registration &
  typeof repeatPurchase &
  typeof server &
  typeof sessionRenewal &
  typeof ticketFare &
  typeof ticketFares &
  typeof tokenization &
  typeof trailEvents &
  typeof upcomingChanges &
  typeof verification &
  typeof verificationResend &
  typeof visitor;

/** All texts. An interface, so that the template of new flows can add its own. */
export interface Texts extends Files {}

/** The key of a text. A key that no text has does not compile. */
export type MessageKey = keyof Texts;

/** What can follow a beginning of keys: for `login.`, the rests of all keys that begin with `login.`. */
export type KeyAfter<Start extends string> = MessageKey extends infer Key
  ? Key extends `${Start}${infer Rest}`
    ? Rest
    : never
  : never;

/** What can follow each of several beginnings of keys. */
export type KeyAfterEach<Start extends string> = (
  Start extends unknown ? (rest: KeyAfter<Start>) => void : never
) extends (rest: infer Common) => void
  ? Common & string
  : never;

type Before<End extends string> = MessageKey extends infer Key
  ? Key extends `${infer Area}.${End}`
    ? Area
    : never
  : never;

/** A beginning of keys that has all these ends: for `title` | `text`, each area with a title and a text. */
export type AreaWith<End extends string> = (End extends unknown ? (area: Before<End>) => void : never) extends (
  area: infer Common,
) => void
  ? Common & string
  : never;

/**
 * A text as a key without a check, for keys that are looked up: the caller first checks that the text exists, or shows
 * what it has when there is none.
 */
export const uncheckedKey = (text: string): MessageKey => text as MessageKey;
