import { dataExport } from '#contract/endpoints/data-export.ts';
import { brandColour, brandName } from '../../platform/brand/brand.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { fileRoute } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { translate } from '../../platform/i18n/translate.ts';
import type { Services } from '../../platform/services/services.ts';
import { invoicePdf } from '../../purchase/invoices/invoice-pdf.ts';
import { invoiceTexts } from '../../purchase/invoices/invoice-texts.ts';
import { claimRequest } from '../auth/claim-request.ts';
import { recordForAccount } from '../events/record-event.ts';
import { exportPage } from './export-page.ts';
import { readExport } from './read-export.ts';
import type { ReadExport } from './read-export.ts';
import { zipOf } from './zip.ts';
import type { ZippedFile } from './zip.ts';

type ExportCall = Call<typeof dataExport>;

const textFile = (name: string, text: string): ZippedFile => ({
  name,
  content: Buffer.from(text),
  isCompressed: false,
});

/** The files of the zip. Each invoice is drawn, and each attachment read, only after the files before it were sent. */
async function* filesOf(
  { data, invoices, attachments }: ReadExport,
  services: Services,
  page: string,
): AsyncGenerator<ZippedFile> {
  const accent = brandColour(services.configuration);
  yield textFile('index.html', page);
  for (const [name, value] of Object.entries(data)) yield textFile(`data/${name}.json`, JSON.stringify(value, null, 2));
  for (const { file, invoice, order } of invoices) {
    const { content } = await invoicePdf(invoiceTexts(invoice, order), { issued: invoice.issued, accent });
    yield { name: file, content: Buffer.from(content, 'base64'), isCompressed: true };
  }
  for (const { file, read } of attachments) yield { name: file, content: await read(services), isCompressed: true };
}

/**
 * Yields the same content, and logs a failure. After a failure the answer is cut off, because its beginning was already
 * sent.
 */
async function* withLog(
  content: AsyncIterable<Uint8Array>,
  { services: { logger }, requestId }: ExportCall,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    logger.error({ requestId, operation: dataExport.name, error }, 'the file could not be completed');
    throw error;
  }
}

/**
 * All data of the caller's account as a zip (SET-03). All data are read before the answer begins, so that a failure gets
 * an error response; the invoices are drawn while the answer is being sent.
 */
export const dataExportRoute = fileRoute(dataExport, async (call) => {
  const { services, caller, today, now } = call;
  await claimRequest(call, dataExport.name, String(caller.accountId));
  const read = await readExport(call);
  const numbers = await services.settings.numbers(services.database);
  const page = await exportPage(read.data, { brand: brandName(services.configuration), numbers });
  const files = filesOf(read, services, page);
  await recordForAccount(services.database, caller.accountId, 'ACCOUNT', { kind: 'DATA_EXPORTED', at: now });
  return new FileAnswer({
    fileName: `${translate(read.data.about.locale, 'exportPage.fileName')}-${today}.zip`,
    content: withLog(zipOf(files, now), call),
  });
});
