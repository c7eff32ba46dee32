import type { Invoice } from '../../contract/entities/invoice.ts';
import { formatDay } from '../../rules/date-text.ts';
import { taxLines } from '../../rules/tax.ts';
import { moneyText } from '../i18n/money-text.ts';
import { intl, translate } from '../i18n/translate.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import { localDay } from '../time/clock.ts';
import type { InvoiceRow } from './find-invoice.ts';
import { paymentQr } from './payment-qr.ts';

type PaidOrder = Pick<OrderRow, 'state' | 'settledAt' | 'price'>;

/** Formats texts, amounts and days in an invoice's language. */
function writer({ snapshot: { locale, currency } }: InvoiceRow) {
  return {
    say: (key: string, values?: Record<string, string>): string => translate(locale, `invoice.${key}`, values),
    money: (amount: number): string => moneyText(locale, amount, currency),
    day: formatDay,
    rate: (percentage: number): string => intl(locale).formatNumber(percentage / 100, { style: 'percent' }),
  };
}
type Writer = ReturnType<typeof writer>;

function stampOf({ say, day }: Writer, { state, settledAt }: PaidOrder): Invoice['stamp'] {
  if (state === 'PENDING' || state === 'PROCESSING') return null;
  if (state !== 'PAID') return { kind: 'VOID', text: say(settledAt === null ? 'void' : 'voidPaid') };
  return { kind: 'PAID', text: settledAt === null ? say('paid') : say('paidOn', { day: day(localDay(settledAt)) }) };
}

function supplierOf({ say }: Writer, { snapshot: { supplier } }: InvoiceRow): Invoice['supplier'] {
  const { name, street, zip, city, country, companyId, taxId, registration } = supplier;
  const ids = [say('companyId', { id: companyId }), ...(taxId === null ? [] : [say('taxId', { id: taxId })])];
  const lines = [name, street, `${zip} ${city}`, country, ...ids, registration];
  return { heading: say('supplier'), lines: lines.filter((line) => line !== '') };
}

/** How to pay an invoice; null when there is nothing left to pay. */
function paymentOf(write: Writer, invoice: InvoiceRow, { state, price }: PaidOrder): Invoice['payment'] {
  if (state !== 'PENDING') return null;
  const { say, money, day } = write;
  const { supplier, orderNumber } = invoice.snapshot;
  const fact = (key: string, value: string) => ({ label: say(key), value });
  const code = paymentQr(invoice, price);
  return {
    heading: say('howToPay'),
    facts: [
      fact('account', supplier.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')),
      ...(supplier.bic === '' ? [] : [fact('bic', supplier.bic)]),
      fact('variableSymbol', String(orderNumber)),
      fact('amount', money(price)),
      fact('due', day(invoice.due)),
    ],
    code: code === null ? null : { label: say('code'), ...code },
  };
}

const taxed = ({ snapshot }: InvoiceRow) => snapshot.items.map((item) => ({ ...item, cancelled: false }));

/** An invoice with all texts in its language; its stamp and the payment details depend on the order's current state. */
export function invoiceTexts(invoice: InvoiceRow, order: PaidOrder): Invoice {
  const write = writer(invoice);
  const { say, money, day, rate } = write;
  const { locale, items, customer, orderNumber } = invoice.snapshot;
  return {
    number: invoice.number,
    locale,
    title: say('title'),
    stamp: stampOf(write, order),
    supplier: supplierOf(write, invoice),
    customer: { heading: say('customer'), lines: [...customer] },
    facts: [
      { label: say('issued'), value: day(invoice.issued) },
      { label: say('taxDate'), value: day(invoice.taxDate) },
      { label: say('due'), value: day(invoice.due) },
      { label: say('order'), value: String(orderNumber) },
    ],
    itemHeadings: {
      name: say('item'),
      quantity: say('quantity'),
      unitPrice: say('unitPrice'),
      tax: say('tax'),
      total: say('total'),
    },
    items: items.map(({ name, description, quantity, price, totalPrice, taxPercentage }) => ({
      name,
      detail: description,
      quantity: String(quantity),
      unitPrice: money(price),
      tax: rate(taxPercentage),
      total: money(totalPrice),
    })),
    taxCaption: say('taxes'),
    taxHeadings: { rate: say('rate'), base: say('base'), tax: say('tax'), total: say('withTax') },
    taxes: taxLines(taxed(invoice)).map((line) => ({
      rate: rate(line.percentage),
      base: money(line.base),
      tax: money(line.tax),
      total: money(line.total),
    })),
    total: { label: say('sum'), value: money(order.price) },
    payment: paymentOf(write, invoice, order),
    note: say('note'),
  };
}
