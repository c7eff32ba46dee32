import { html } from 'hono/html';
import { weekdayName } from '#rules/date-names.ts';
import { formatDay } from '#rules/date-text.ts';
import type { TicketState } from '#rules/ticket-state.ts';
import type { Letter, LetterTicket } from './letter.ts';
import type { ToneName } from './mail-colours.ts';
import { noText, texts, type Painter } from './paint.ts';

interface Look {
  readonly ground: ToneName;
  readonly edge: ToneName;
  readonly text: ToneName;
  readonly dashes: ToneName;
}

const looks: Readonly<Record<TicketState, Look>> = {
  active: { ground: 'system', edge: 'systemEdge', text: 'onSystem', dashes: 'dashes' },
  future: { ground: 'surface', edge: 'link', text: 'ink', dashes: 'line' },
  expired: { ground: 'page', edge: 'line', text: 'soft', dashes: 'line' },
};

const station = `width:7px;height:7px;border:2px solid;border-radius:6px;${noText}`;

/** The line of the shop's tickets: from the first day, a filled station, to the last day, a hollow one. */
const track = ({ text }: Look, paint: Painter) => html`
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td width="7" ${paint({ ground: text, edge: text }, station)}>&nbsp;</td>
      <td style="${noText}"><div ${paint({ edge: text }, `border-top:3px solid;${noText}`)}>&nbsp;</div></td>
      <td width="7" ${paint({ edge: text }, station)}>&nbsp;</td>
    </tr>
  </table>
`;

const chips = ({ label, names }: LetterTicket['zones'], { text }: Look, paint: Painter) => html`
  <table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td ${paint({ text }, `${texts.small};padding:12px 8px 0 0`)}>${label}</td>
      ${names.map(
        (name) => html`
          <td style="padding:12px 4px 0 0">
            <table role="presentation" cellpadding="0" cellspacing="0" border="0">
              <tr>
                <td ${paint({ text, edge: text }, `${texts.small};border:1px solid;border-radius:4px;padding:0 8px`)}>
                  ${name}
                </td>
              </tr>
            </table>
          </td>
        `,
      )}
    </tr>
  </table>
`;

/** A ticket as the shop draws it: the price is on a stub behind a dashed line. */
export function ticketHtml(ticket: LetterTicket, { locale }: Letter, paint: Painter) {
  const { state, title, person, from, to, zones, price } = ticket;
  const look = looks[state];
  const { ground, edge, text } = look;
  // On a narrow telephone, the weekday is above its day.
  const end = ({ label, day }: LetterTicket['from']) => html`
    <td valign="bottom" ${paint({ text }, texts.small)}>
      ${label}<br /><span style="${texts.strong}"
        >${weekdayName(day, locale)} <span style="white-space:nowrap">${formatDay(day)}</span></span
      >
    </td>
  `;
  const hasStub = price !== null;
  const corners = hasStub ? '12px 12px 0 0' : '12px';
  return html`
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
      <tr>
        <td
          ${paint({ ground, edge }, `border:2px solid;${hasStub ? 'border-bottom:0;' : ''}border-radius:${corners};padding:16px 12px`, 'pad')}
        >
          <p ${paint({ text }, `${texts.strong};margin:0`)}>${title}</p>
          <p ${paint({ text }, `${texts.body};margin:0 0 12px`)}>${person}</p>
          <table role="presentation" cellpadding="0" cellspacing="0" border="0">
            <tr>
              ${end(from)}
              <td width="56" valign="bottom" style="padding:0 8px 7px">${track(look, paint)}</td>
              ${end(to)}
            </tr>
          </table>
          ${zones.names.length === 0 ? '' : chips(zones, look, paint)}
        </td>
      </tr>
      ${
        hasStub
          ? html`<tr>
              <td
                ${paint({ ground, edge }, 'border:2px solid;border-top:0;border-radius:0 0 12px 12px;padding:0 10px')}
              >
                <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                  <tr>
                    <td
                      align="right"
                      ${paint({ text, edge: look.dashes }, `${texts.large};border-top:2px dashed;padding:12px 2px;text-align:right`, 'stub')}
                    >
                      ${price}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>`
          : ''
      }
    </table>
  `;
}
