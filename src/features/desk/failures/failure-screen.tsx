import { useParams } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { ResourceView } from '#common/resource/resource-view.tsx';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import { longestFailureCode } from '#contract/endpoints/failure-reports.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { FailureDetail } from './failure-detail.tsx';
import { provideReport, type FailureReport } from './failure.actors.ts';

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', maxWidth: 'text' });

/** Finds a report by the code that the person gives to the support. */
function CodeForm({ code }: { readonly code: string }) {
  const shop = useShop();
  const intl = useIntl();
  const [typed, setTyped] = useState(code);
  const openReport = (event: FormEvent) => {
    event.preventDefault();
    const requested = typed.trim();
    shop.goTo(requested === '' ? '/desk/failures' : `/desk/failures/${encodeURIComponent(requested)}`);
  };
  return (
    <form className={form} onSubmit={openReport} noValidate>
      <TextField
        label={intl.formatMessage({ id: 'deskFailures.code' })}
        value={typed}
        onChange={setTyped}
        required={false}
        maxLength={longestFailureCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="primary">
        <FormattedMessage id="deskFailures.find" />
      </Button>
    </form>
  );
}

function OneReport({ code }: { readonly code: string }) {
  const resource = useFlow((shop) => provideReport(shop, code));
  return (
    <ResourceView<FailureReport> resource={resource} area="deskFailures" errorArea="deskFailures" wayOn={null}>
      {(report) => <FailureDetail report={report} />}
    </ResourceView>
  );
}

/** The failures that people have reported. Each is found by the code that the person got (RPL-06). */
export function FailureScreen() {
  const { code = '' } = useParams({ strict: false });
  const title = usePageTitle('deskFailures.title');
  return (
    <Page title={title} lead={<FormattedMessage id="deskFailures.lead" />}>
      <CodeForm key={`form ${code}`} code={code} />
      {code !== '' && <OneReport key={code} code={code} />}
    </Page>
  );
}
