import { buffer } from 'node:stream/consumers';
import type { Document } from '#contract/entities/document.ts';
import type { Invoice } from '#contract/entities/invoice.ts';
import { BoundedMap } from '../../platform/cache/bounded-map.ts';
import { heightOfNote, writeEnd } from './pdf/end.ts';
import { writeFacts, writeHead, writeParties } from './pdf/head.ts';
import { writeItems } from './pdf/items.ts';
import { createPaper, makeRoom } from './pdf/paper.ts';
import { heightOfPayment, writePayment } from './pdf/payment.ts';
import { heightOfTotals, writeTotals } from './pdf/totals.ts';

/** The data that a PDF needs in addition to the texts of the invoice. */
export interface PdfLook {
  /** The date of the file, ISO day. */
  readonly issued: string;
  /** The colour of the line, `#rrggbb`. */
  readonly accent: string;
}

async function make(invoice: Invoice, { issued, accent }: PdfLook): Promise<Document> {
  const { title, number, supplier, locale } = invoice;
  const paper = createPaper({
    title: `${title} ${number}`,
    author: supplier.lines[0] ?? '',
    language: locale,
    created: new Date(`${issued}T00:00:00Z`),
    accent,
  });
  const content = buffer(paper.document);
  writeHead(paper, invoice);
  writeParties(paper, invoice);
  writeFacts(paper, invoice);
  // The payment details are always on one page with the total and at least one item.
  const following = heightOfTotals(paper, invoice) + heightOfPayment(paper, invoice) + heightOfNote(paper, invoice);
  writeItems(paper, invoice, following);
  makeRoom(paper, following);
  writeTotals(paper, invoice);
  writePayment(paper, invoice);
  writeEnd(paper, invoice);
  paper.document.end();
  return { fileName: `${number}.pdf`, mediaType: 'application/pdf', content: (await content).toString('base64') };
}

/** Cache: making a document takes about ten milliseconds, and the same documents are often requested again. */
const made = new BoundedMap<string, Document>(50);

/** An invoice as a PDF that is tagged for screen readers. The same invoice gives the same bytes. */
export async function invoicePdf(invoice: Invoice, look: PdfLook): Promise<Document> {
  const key = JSON.stringify([invoice, look]);
  const document = made.get(key) ?? (await make(invoice, look));
  made.set(key, document);
  return document;
}
