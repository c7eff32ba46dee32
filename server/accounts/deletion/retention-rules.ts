/** How the deletion of an account treats the rows of a table that are about the person. */
export interface RetentionRule {
  readonly table: string;
  readonly retention: 'ERASED' | 'ANONYMISED' | 'KEPT';
  /** How the rows are treated, and why or how long they are kept, in one sentence. */
  readonly what: string;
  /** The columns that may still contain data of the person afterwards. */
  readonly stillNames: readonly string[];
}

const rule = (
  table: string,
  kind: RetentionRule['retention'],
  what: string,
  stillNames: readonly string[] = [],
): RetentionRule => ({
  table,
  retention: kind,
  what,
  stillNames,
});

const withOrder = 'Kept with its order.';

/** All tables with personal data. docs/privacy.md repeats this table, and a test compares the two. */
export const retentionRules: readonly RetentionRule[] = [
  rule('account_links', 'ERASED', "The account's links, and the right of others to manage its customer's card."),
  rule('cart_items', 'ERASED', "The cart, and the items for the customer's card in the carts of others."),
  rule('expired_cart_items', 'ERASED', 'The expired cart that could be put back.'),
  rule('mailed_tokens', 'ERASED', 'All mailed links stop working.'),
  rule('notification_settings', 'ERASED', 'What the account wanted to be reminded of.'),
  rule('reminders', 'ERASED', 'Which reminders were sent.'),
  rule('calendar_addresses', 'ERASED', 'The private address of the calendar, which stops at once.'),
  rule('link_notices', 'ERASED', 'Mails about the management of cards that were not sent yet.'),
  rule('sent_mails', 'ERASED', 'Which mails were sent, without their content; otherwise kept for twelve months.'),
  rule(
    'undelivered_mails',
    'ERASED',
    'Which mails did not reach the account, without their content; otherwise kept for twelve months.',
  ),
  rule('log_ins', 'ERASED', 'When and with which browser the account logged in; otherwise kept for twelve months.'),
  rule(
    'known_networks',
    'ERASED',
    'Marks of the networks from which the account logged in, which name no address; otherwise kept for 90 days after the last time.',
  ),
  rule(
    'account_events',
    'ERASED',
    'What has happened to the account; from the events of other accounts its name, and name and numbers of its customer, are removed; otherwise kept for two years.',
  ),
  rule(
    'idempotency_keys',
    'ERASED',
    "The remembered answers of calls; those of the staff's calls are forgotten after a day.",
  ),
  rule('bank_card_tokenizations', 'ERASED', 'Attempts to register bank cards.'),
  rule('card_application_attachments', 'ERASED', 'The files that were submitted with applications.'),
  rule('card_application_drafts', 'ERASED', 'Applications that were not filed yet; they are encrypted.'),
  rule('card_application_draft_files', 'ERASED', 'The files of these drafts; they are encrypted.'),
  rule('stored_files', 'ERASED', 'The contents of these files.'),
  rule('stored_objects', 'ERASED', 'The same where an S3 store has the contents; it deletes them within an hour.'),
  rule(
    'customer_accounts',
    'ANONYMISED',
    'A row without name, password and rights stays, because orders refer to it. The address can register again.',
  ),
  rule(
    'customers',
    'ANONYMISED',
    'Name, birth day, mail, phone, address, photo, PIN and ISIC number of the own customer, unless another account is linked to them.',
  ),
  rule(
    'customer_cards',
    'ANONYMISED',
    'Blocked, without their numbers. The number of a card that was active stays until its validity ends, so that vehicles refuse it.',
    ['card_number', 'bank_card_token'],
  ),
  rule('card_profiles', 'KEPT', 'Days and profiles of cards that name nobody any more.'),
  rule('card_applications', 'ANONYMISED', 'Open ones are withdrawn; changes of data, addresses and notes are removed.'),
  rule(
    'card_application_events',
    'ANONYMISED',
    'When an application was filed, checked and finished; the notes are removed.',
  ),
  rule('card_application_profiles', 'KEPT', 'Days and profiles of applications that name nobody any more.'),
  rule(
    'setting_changes',
    'KEPT',
    'Which settings the staff has changed; names accounts of the staff, and no customer.',
  ),
  rule('reclamations', 'ANONYMISED', 'Open ones are closed; contacts, notes and answers are removed.'),
  rule('reclamation_events', 'KEPT', 'When reclamations that name nobody any more were filed, answered and paid.'),
  rule('e_wallets', 'KEPT', 'Amounts of cards that name nobody any more.'),
  rule(
    'balance_transfers',
    'KEPT',
    'When money came from an old card, for the accounts; of the number only the last digits and a mark that names nobody.',
  ),
  rule('e_wallet_transactions', 'ANONYMISED', 'Amounts stay for the accounts; lines, places and notes are removed.'),
  rule('vehicle_tickets', 'KEPT', 'Tickets of transactions that name nobody any more.'),
  rule('ticket_fares', 'KEPT', 'Tickets of cards that name nobody any more.'),
  rule(
    'orders',
    'KEPT',
    'Ten years after the order (DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS), as the law asks of tax documents; then erased.',
  ),
  rule('order_items', 'KEPT', withOrder, ['description', 'payload']),
  rule('order_events', 'KEPT', withOrder),
  rule('payments', 'KEPT', withOrder),
  rule('payment_events', 'KEPT', withOrder),
  rule('invoices', 'KEPT', `${withOrder} It names its buyer.`, ['snapshot']),
  rule('outbox', 'KEPT', 'Work on orders; it names nobody.'),
  rule('attempts', 'KEPT', 'Hashes for the limits of attempts; erased after a day.'),
  rule('account_notices', 'KEPT', 'The address for the last mail, until it is sent.', ['recipient', 'person']),
  rule('account_deletions', 'KEPT', 'The number and time of the deletion, and how many rows it changed.'),
  rule('mails', 'KEPT', 'Only in the sandbox: mails that were sent.', [
    'recipient',
    'subject',
    'html',
    'text',
    'attachments',
  ]),
  rule('simulated_payments', 'KEPT', 'Only in the sandbox: what the simulated gateways were sent.', ['request']),
  rule(
    'simulated_tokenizations',
    'KEPT',
    'Only in the sandbox: masked numbers that the simulated gateway has registered.',
    ['card_number'],
  ),
  rule('simulated_old_cards', 'KEPT', 'Only in the sandbox: the cards of the simulated old card system.', [
    'card_number',
    'holder',
  ]),
  rule('simulated_takings', 'KEPT', 'Only in the sandbox: what that system has taken from these cards.', [
    'card_number',
  ]),
];
