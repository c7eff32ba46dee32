const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * The texts that may leave the tab unchanged, selected by key and kind of text. All other texts are replaced, so that
 * the texts of a new field do not leave before its key is added here. Numbers, booleans and empty texts are always kept.
 */
const keptKeys = {
  /** Words of the shop itself, such as states, kinds, fields, errors and message keys. */
  words: set(`
    accountLinkType action actorId advice allowedPaymentTypes area by cancelReason carrierType cause changes
    charged choice colour confirmLabel consent currency customerCardType customerProfileType decision declineLabel
    action actions defaultLanguage deliveryType detailSource draft ending endReason entered field fields file furthest
    gateway itemType job kind language lastEnding link locale mail marked messageId missing mode next operation orderState
    outcome part paymentGateway paymentStatus paymentType period photo problem purpose question reason refusal
    renewal result scope sortBy sortDesc standing state status step subject supportedLanguages supportedLocales
    task tasks tone type types basis obstacle validToDefault variant verdict
  `),
  /** Dates and times, except birth dates. */
  days: set(`
    at cardValidTo checkedDate created day dayBefore due earliest earliestValidFrom ends ended expiresAt from heldTicketValidFrom
    heldTicketValidTo issued expiredAt latest newValidFrom newValidTo offersDay personalDataVerifiedDate start starts text
    ticketFareValidFrom ticketFareValidTo ticketValidTo to today typedStart until updated validFrom validTo
    confirmationChecked lastDay firstDayAfter dueFrom possibleFrom ownAccountFrom
  `),
  /** One-word outputs of actors. */
  answers: set('output'),
  /** Amounts and counts, also while the person types them. */
  numbers: set(`amount fee limit offset price totalPrice typed version maximum minimum`),
};

const shapes: Readonly<Record<keyof typeof keptKeys, RegExp>> = {
  words: /^(?=.{1,60}$)[A-Za-z][A-Za-z0-9]*(?:[._-][A-Za-z0-9]+)*$/,
  answers: /^(?:[a-z][A-Za-z]{0,30}|[A-Z][A-Z_]{0,30})$/,
  days: /^(?:\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?|\d{1,2}[.,] ?(?:\d{0,2}(?:[.,] ?\d{0,4})?)?)$/,
  numbers: /^-?(?:(?:[A-Z]{3}|\p{Sc})\s?)?\d[\d\s.,]{0,11}(?:\s?(?:\p{L}{2,3}|\p{Sc}))?$/u,
};

const kinds = Object.keys(shapes) as (keyof typeof keptKeys)[];

/**
 * The name of an error, of a value of an enumeration, or of a filter. It is recognized by the other properties of its
 * object.
 */
const isName = (key: string, text: string, owner: object): boolean =>
  key === 'name' &&
  (('type' in owner && 'value' in owner && shapes.words.test(text)) ||
    (('status' in owner || 'displayName' in owner) && /^[A-Z][A-Z0-9_]*$/.test(text)));

/** A key that begins with the number of a line: `27.name` is the name of the error of line 27. */
const lineKey = /^\d{1,10}\./;

const isLineError = (key: string, text: string): boolean =>
  lineKey.test(key) && key.endsWith('.name') && /^[A-Z][A-Z0-9_]*$/.test(text);

/**
 * Whether a text may leave the tab unchanged. `key` is the key under which the object `owner` has the text, or a list
 * with the text.
 */
export const isKept = (key: string, text: string, owner: object): boolean =>
  text.trim() === '' ||
  isName(key, text, owner) ||
  isLineError(key, text) ||
  kinds.some((kind) => keptKeys[kind].has(key.replace(lineKey, '')) && shapes[kind].test(text));
