/** The shop redirects to the account page if no other page is wanted. */
export {
  accountPagePath as accountPath,
  linkedAccountPagePath as linkedAccountPath,
} from '../../contract/account-pages.ts';
