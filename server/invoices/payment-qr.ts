import { encode } from 'uqr';
import { paymentCode } from '../../rules/payment-codes.ts';
import type { InvoiceRow } from './find-invoice.ts';

/** A QR code as a drawing. */
export interface QrCode {
  /** The length of a side in modules, with the quiet zone of four modules. */
  readonly size: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

const quietZone = 4;

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    const width = String(x + 1 - from);
    path += `M${String(from)} ${String(y)}h${width}v1h-${width}z`;
  }
  return path;
}

/** Encodes a text as a QR code with error correction level M (15 per cent), as banks demand. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: quietZone });
  return { size, path: data.map(rowPath).join('') };
}

/** The QR code to pay an invoice; null when no standard supports its currency or amount. */
export function paymentQr({ number, due, snapshot }: InvoiceRow, amount: number): QrCode | null {
  const { currency, orderNumber, supplier } = snapshot;
  const text = paymentCode({
    iban: supplier.iban,
    bic: supplier.bic,
    recipient: supplier.name,
    amount,
    currency,
    variableSymbol: String(orderNumber),
    message: number,
    due,
  });
  return text === null ? null : qrCode(text);
}
