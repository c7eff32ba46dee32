/** The data of a bank transfer for a QR code; `amount` in minor units. */
export interface Transfer {
  readonly iban: string;
  /** '' = unknown. */
  readonly bic: string;
  readonly recipient: string;
  readonly amount: number;
  readonly currency: string;
  /** At most ten digits. */
  readonly variableSymbol: string;
  readonly message: string;
  /** ISO day. */
  readonly due: string;
}

const mostAmount = 99_999_999_999;
const isPayable = ({ amount }: Transfer): boolean => amount > 0 && amount <= mostAmount;

const decimal = (amount: number): string =>
  `${String(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;

/**
 * Writes the characters of a text by `written`, and stops before the result has more than `limit` characters. A
 * surrogate pair is never cut. The result has no space at the end.
 */
function cut(text: string, limit: number, written = (character: string): string => character): string {
  let short = '';
  let room = limit;
  for (const character of text) {
    const signs = written(character);
    room -= Array.from(signs).length;
    if (room < 0) break;
    short += signs;
  }
  return short.trimEnd();
}

const onOneLine = (text: string): string =>
  text
    // The same as `toWellFormed`, which the oldest supported browsers do not have.
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const percent = (character: string): string =>
  /[^\0-\x7f]/.test(character)
    ? encodeURIComponent(character)
    : `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * Changes a text to the characters that a QR code encodes most compactly: capital letters without accents. All other
 * characters, and `*`, are percent-encoded; the limit applies to the encoded text.
 */
const spaydText = (text: string, limit: number): string =>
  // The text may begin with a space after an accent was removed.
  cut(onOneLine(text).normalize('NFD').replaceAll(/\p{M}/gu, '').trimStart().toUpperCase(), limit, (character) =>
    /[0-9A-Z $+./:-]/.test(character) ? character : percent(character),
  );

/** A field with a text, or no field if the text is empty: this standard does not allow empty fields. */
const spaydField = (key: string, text: string): string[] => (text === '' ? [] : [`${key}:${text}`]);

/**
 * The transfer as a Short Payment Descriptor 1.0, the Czech standard for QR payments. Null for amounts that the standard
 * does not allow: zero, and ten million or more.
 */
export function spayd(transfer: Transfer): string | null {
  const { iban, bic, recipient, amount, currency, variableSymbol, message, due } = transfer;
  const am = decimal(amount);
  if (!isPayable(transfer) || am.length > 10) return null;
  return [
    'SPD*1.0',
    `ACC:${iban}${bic === '' ? '' : `+${bic}`}`,
    `AM:${am}`,
    `CC:${currency}`,
    `DT:${due.replaceAll('-', '')}`,
    ...spaydField('MSG', spaydText(message, 60)),
    ...spaydField('RN', spaydText(recipient, 35)),
    `X-VS:${variableSymbol}`,
  ].join('*');
}

const line = (text: string, limit: number): string => cut(onOneLine(text).normalize(), limit);

/**
 * The transfer as a QR text of the European Payments Council (EPC069-12, version 002, UTF-8); null for other
 * currencies.
 */
export function epcText(transfer: Transfer): string | null {
  const { iban, bic, recipient, amount, currency, variableSymbol, message } = transfer;
  if (currency !== 'EUR' || !isPayable(transfer)) return null;
  const remittance = line(`/VS${variableSymbol}/SS/KS ${message}`, 140);
  return ['BCD', '002', '1', 'SCT', bic, line(recipient, 70), iban, `EUR${decimal(amount)}`, '', '', remittance].join(
    '\n',
  );
}

/** The text of the QR code for a transfer, depending on the currency; null if there is no standard for the currency. */
export function paymentCode(transfer: Transfer): string | null {
  if (transfer.currency === 'EUR') return epcText(transfer);
  return transfer.currency === 'CZK' ? spayd(transfer) : null;
}
