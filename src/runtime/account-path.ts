/** The page that everyone who is logged in may open: where the shop leads when nowhere else is right. */
export const accountPath = '/app/user-account';
