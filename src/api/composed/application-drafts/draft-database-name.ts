/** The browser's database with the drafts of card applications, if the back end does not keep them. */
export const draftDatabase = 'linka-drafts';
