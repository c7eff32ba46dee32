/**
 * The extensions of the specification (ours): groups of calls that a back end offers as a whole or not at all. The
 * answer of `system-configurations` lists those that it offers. Each call names its extension (endpoint.ts).
 */
export const extensions = [
  'accountPage',
  'ticketFareOffers',
  'permissions',
  'applicationDrafts',
  'applicationLife',
  'cartLife',
  'familyBoard',
  'upcomingChanges',
  'invoices',
  'calendars',
  'reclamationLife',
  'managementRequests',
  'trail',
  'logIns',
  'dataExport',
  'passes',
  'unsubscribe',
  'failureReports',
  'paymentReturn',
  'desk',
] as const;
export type Extension = (typeof extensions)[number];
