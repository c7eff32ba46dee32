import type { Invoice } from '#contract/entities/invoice.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';
import { typedMoney } from '#rules/money.ts';
import { taxLines, taxWithin } from '#rules/tax.ts';
import { moneyText } from '../../platform/i18n/money-text.ts';
import { intl, translate } from '../../platform/i18n/translate.ts';
import { localDay } from '../../platform/time/clock.ts';
import type { OrderRow } from '../order-records/order-row.ts';
import type { InvoiceRow } from './find-invoice.ts';
import { paymentQr } from './payment-qr.ts';

type PaidOrder = Pick<OrderRow, 'state' | 'settledAt' | 'price'>;

/** Formats texts, amounts and days in an invoice's language. */
function writer({ snapshot: { locale, currency } }: InvoiceRow) {
  return {
    say: (key: KeyAfter<'invoice.'>, values?: Record<string, string>): string =>
      translate(locale, `invoice.${key}`, values),
    money: (amount: number): string => moneyText(locale, amount, currency),
    typed: (amount: number): string => typedMoney(amount, locale),
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
  const ids = [say('companyId', { id: companyId }), taxId === null ? say('untaxed') : say('taxId', { id: taxId })];
  const lines = [name, street, `${zip} ${city}`, country, ...ids, registration];
  return { heading: say('supplier'), lines: lines.filter((line) => line !== '') };
}

/** How an invoice can be paid; null when it is not open any more. */
function paymentOf(write: Writer, invoice: InvoiceRow, { state, price }: PaidOrder): Invoice['payment'] {
  if (state !== 'PENDING') return null;
  const { say, money, typed, day } = write;
  const { supplier, orderNumber } = invoice.snapshot;
  const fact = (key: KeyAfter<'invoice.'>, value: string, inForm: string | null) => ({
    label: say(key),
    value,
    typed: inForm,
  });
  const code = paymentQr(invoice, price);
  return {
    heading: say('howToPay'),
    facts: [
      fact('account', supplier.iban.replaceAll(/(.{4})(?=.)/g, '$1 '), supplier.iban),
      ...(supplier.bic === '' ? [] : [fact('bic', supplier.bic, supplier.bic)]),
      fact('variableSymbol', String(orderNumber), String(orderNumber)),
      fact('amount', money(price), typed(price)),
      fact('due', day(invoice.due), null),
    ],
    code: code === null ? null : { label: say('code'), ...code },
  };
}

/** A seller without a tax id pays no value added tax, so the document shows no tax. */
const isTaxed = ({ snapshot }: InvoiceRow): boolean => snapshot.supplier.taxId !== null;

function itemsOf({ say, money, rate }: Writer, invoice: InvoiceRow): Invoice['items'] {
  const { items } = invoice.snapshot;
  if (!isTaxed(invoice)) {
    return {
      headings: [say('item'), say('quantity'), say('unitPrice'), say('total')],
      rows: items.map(({ name, description, quantity, price, totalPrice }) => ({
        cells: [name, String(quantity), money(price), money(totalPrice)],
        detail: description,
      })),
    };
  }
  return {
    headings: [say('item'), say('quantity'), say('unitBase'), say('tax'), say('unitWithTax'), say('total')],
    rows: items.map(({ name, description, quantity, price, totalPrice, taxPercentage }) => ({
      cells: [
        name,
        String(quantity),
        money(price - taxWithin(price, taxPercentage)),
        rate(taxPercentage),
        money(price),
        money(totalPrice),
      ],
      detail: description,
    })),
  };
}

function taxesOf({ say, money, rate }: Writer, invoice: InvoiceRow): Invoice['taxes'] {
  if (!isTaxed(invoice)) return null;
  const items = invoice.snapshot.items.map((item) => ({ ...item, cancelled: false }));
  return {
    caption: say('taxes'),
    headings: [say('rate'), say('base'), say('tax'), say('withTax')],
    rows: taxLines(items).map(({ percentage, base, tax, total }) => ({
      cells: [rate(percentage), money(base), money(tax), money(total)],
      detail: null,
    })),
  };
}

/** An invoice with all texts in its language; its stamp and the payment details depend on the order's current state. */
export function invoiceTexts(invoice: InvoiceRow, order: PaidOrder): Invoice {
  const write = writer(invoice);
  const { say, money, day } = write;
  const { locale, customer, orderNumber } = invoice.snapshot;
  const taxed = isTaxed(invoice);
  return {
    number: invoice.number,
    locale,
    title: say(taxed ? 'taxTitle' : 'title'),
    stamp: stampOf(write, order),
    supplier: supplierOf(write, invoice),
    customer: { heading: say('customer'), lines: [...customer] },
    facts: [
      { label: say('issued'), value: day(invoice.issued) },
      ...(taxed ? [{ label: say('taxDate'), value: day(invoice.taxDate) }] : []),
      { label: say('due'), value: day(invoice.due) },
      { label: say('order'), value: String(orderNumber) },
    ],
    items: itemsOf(write, invoice),
    taxes: taxesOf(write, invoice),
    total: { label: say(taxed ? 'sumWithTax' : 'sum'), value: money(order.price) },
    payment: paymentOf(write, invoice, order),
    note: say(taxed ? 'taxNote' : 'note'),
  };
}
