import { nameOfCall } from '../back-end.ts';
import type { CallRecord, Difference, Verdict } from '../call-record.ts';
import type { Report } from '../conform.ts';
import { gathered } from './gathered.ts';
import { checksOf, summaryOf } from './report-lines.ts';
import { style } from './style.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const row = ({ where, expected, got, request }: Difference): string =>
  `<tr><th scope="row"><code>${escaped(where)}</code></th><td>${escaped(expected)}</td><td>${escaped(got)}</td><td>${escaped(request === '' ? 'the plain call' : request)}</td></tr>`;

const table = (caption: string, differences: readonly Difference[]): string =>
  differences.length === 0
    ? ''
    : `<div class="scroll" tabindex="0" role="group" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption>
<thead><tr><th scope="col">Where</th><th scope="col">Expected</th><th scope="col">Got</th><th scope="col">Request</th></tr></thead>
<tbody>${gathered(differences).map(row).join('\n')}</tbody></table></div>`;

const list = (reasons: readonly string[]): string =>
  reasons.length === 0
    ? ''
    : `<ul>${reasons.map((reason) => `<li>Not checked: ${escaped(reason)}</li>`).join('')}</ul>`;

function section(record: CallRecord): string {
  const { endpoint, verdict, checks, differences, notes, unchecked } = record;
  const name = escaped(nameOfCall(endpoint));
  return `<section class="${verdict.replace(' ', '-')}">
<h3><span class="verdict">${verdict}</span> <code>${name}</code></h3>
<p>${escaped(endpoint.summary)} <span class="checks">${checksOf(checks)}</span></p>
${table(`Differences of ${nameOfCall(endpoint)}`, differences)}
${table(`Notes about ${nameOfCall(endpoint)}: not specified, but by convention`, notes)}
${list([...unchecked])}
</section>`;
}

const titles: Readonly<Record<Verdict, string>> = {
  differs: 'Calls that differ',
  'not checked': 'Calls that were not checked',
  ok: 'Calls that conform',
};

const part = (records: readonly CallRecord[], verdict: Verdict): string => {
  const own = records.filter((record) => record.verdict === verdict);
  return own.length === 0 ? '' : `<h2>${titles[verdict]} (${String(own.length)})</h2>${own.map(section).join('\n')}`;
};

/** The report as one page without scripts, which can be handed on. */
export const reportPage = (report: Report): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escaped(report.base)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Conformance of ${escaped(report.base)}</h1>
<p class="summary">${escaped(summaryOf(report))}</p>
${(['differs', 'not checked', 'ok'] as const).map((verdict) => part(report.records, verdict)).join('\n')}
</main>
</body>
</html>
`;
