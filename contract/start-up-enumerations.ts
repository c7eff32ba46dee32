/**
 * The enumerations that start-up needs. They have a file of their own, so that a first visit does not load all other
 * enumerations.
 */

/**
 * The languages, in the order in which pages offer them. Their texts, names, flags and alphabets are in
 * `messages/<code>`.
 */
export const locales = ['cs', 'en', 'sk', 'pl', 'ro'] as const;
export const paymentTypes = ['BANK_CARD', 'INVOICE'] as const;

export type Locale = (typeof locales)[number];
export type PaymentType = (typeof paymentTypes)[number];
