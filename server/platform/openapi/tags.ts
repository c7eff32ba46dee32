interface Tag {
  readonly name: string;
  readonly description: string;
  /** The beginnings of the paths of its calls; the longest that fits decides. */
  readonly paths: readonly string[];
}

const described: readonly Tag[] = [
  { name: 'Log-in', description: 'Registration, log-in and passwords.', paths: ['/api/eshop/auth'] },
  { name: 'Texts', description: 'The texts and languages of the shop.', paths: ['/api/eshop/i18n'] },
  {
    name: 'Settings',
    description: "The operator's settings.",
    paths: ['/api/eshop/global-settings', '/api/public/system-configurations', '/api/system/settings'],
  },
  {
    name: 'Reference data',
    description: 'Zones, profiles, price lists, ticket combinations, offices and enumerations.',
    paths: ['/api/public'],
  },
  { name: 'Customers', description: 'The people of an account.', paths: ['/api/eshop/customers'] },
  { name: 'Cards', description: 'The cards of customers.', paths: ['/api/eshop/customer-cards'] },
  {
    name: 'Bank cards',
    description: 'Bank cards as carriers of tickets, and their registration.',
    paths: ['/api/eshop/bank-card'],
  },
  {
    name: 'Card applications',
    description: 'Applications for cards, their drafts and attachments.',
    paths: ['/api/eshop/card-application', '/api/eshop/orders-application', '/api/public/card-application-fee'],
  },
  { name: 'Reclamations', description: 'Complaints of customers.', paths: ['/api/eshop/reclamations'] },
  { name: 'Cart', description: 'The cart, and what can be put into it.', paths: ['/api/eshop/shopping-cart'] },
  { name: 'Orders', description: 'Orders and their invoices.', paths: ['/api/eshop/orders'] },
  { name: 'Payments', description: 'Attempts to pay orders.', paths: ['/api/eshop/payments'] },
  {
    name: 'Wallets',
    description: 'Payments from wallets, and the move of balances into them.',
    paths: ['/api/eshop/electronic-wallet', '/api/eshop/customers-pak-transfer'],
  },
  {
    name: 'Family',
    description: 'The next tickets and the coming changes of all people of an account.',
    paths: ['/api/eshop/family-board', '/api/eshop/upcoming-changes'],
  },
  {
    name: 'Accounts',
    description: 'The account: settings, log-ins, events, passes, calendar, export and deletion.',
    paths: ['/api/eshop/customer-accounts'],
  },
  {
    name: 'Account links',
    description: 'Which account may see and manage which customers.',
    paths: ['/api/eshop/customer-account-links', '/api/eshop/customers-managing-accounts'],
  },
  {
    name: 'Notifications',
    description: 'Reminders by e-mail.',
    paths: ['/api/eshop/customer-account-notifications'],
  },
  {
    name: 'Failure reports',
    description: 'Reports of the events before a failure.',
    paths: ['/api/eshop/failure-reports', '/api/system/failure-reports'],
  },
  { name: 'Desk', description: "The work of the operator's staff.", paths: ['/api/system'] },
  {
    name: 'System accounts',
    description: "Customers' accounts for the operator's other systems.",
    paths: ['/api/system/customer-accounts'],
  },
];

/** The groups of the calls. */
export const tags = described.map(({ name, description }) => ({ name, description }));

/** The group of a call: the tag with the longest fitting beginning of its path. */
export const tagOf = (path: string): string | undefined =>
  described
    .flatMap(({ name, paths }) => paths.map((beginning) => ({ name, beginning })))
    .filter(({ beginning }) => path.startsWith(beginning))
    .toSorted((one, other) => other.beginning.length - one.beginning.length)[0]?.name;
