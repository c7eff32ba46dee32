import { paymentCode } from '#rules/payment-codes.ts';
import { qrDrawing, type QrDrawing } from '#rules/qr-code.ts';
import type { InvoiceRow } from './find-invoice.ts';

/** The QR code for the payment of an invoice; null when no standard supports its currency or amount. */
export function paymentQr({ number, due, snapshot }: InvoiceRow, amount: number): QrDrawing | null {
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
  return text === null ? null : qrDrawing(text);
}
