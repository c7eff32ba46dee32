import { html } from 'hono/html';
import type { OrderPaidTexts } from './mail-order-paid.ts';

const cell = 'padding:8px 0;border-bottom:1px solid #c9d1d9;vertical-align:top';

const itemRow = ({ name, detail, price }: OrderPaidTexts['items'][number]) => html`
  <tr>
    <td style="${cell}">${name}<br /><span style="color:#55616d">${detail}</span></td>
    <td style="${cell};text-align:right;white-space:nowrap">${price}</td>
  </tr>
`;

/** The mail as HTML: one column, styles inline since mail readers drop others, every value escaped. */
export const orderPaidHtml = async (texts: OrderPaidTexts): Promise<string> =>
  String(
    await html`<!doctype html>
      <html lang="${texts.locale}">
        <head>
          <meta charset="utf-8" />
          <title>${texts.subject}</title>
        </head>
        <body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#16202b">
          <main style="max-width:560px;margin:0 auto">
            <p>${texts.greeting}</p>
            <p>${texts.intro}</p>
            <table style="width:100%;border-collapse:collapse">
              <thead>
                <tr>
                  <th style="${cell};text-align:left">${texts.headings.item}</th>
                  <th style="${cell};text-align:right">${texts.headings.price}</th>
                </tr>
              </thead>
              <tbody>
                ${texts.items.map(itemRow)}
              </tbody>
              <tfoot>
                <tr>
                  <th style="padding:8px 0;text-align:left">${texts.headings.total}</th>
                  <td style="padding:8px 0;text-align:right;font-weight:700">${texts.total}</td>
                </tr>
              </tfoot>
            </table>
            <p>${texts.delivery}</p>
            <p><a href="${texts.link.url}" style="color:#0b5d78">${texts.link.text}</a></p>
            <p>${texts.closing}</p>
          </main>
        </body>
      </html>`,
  );
