import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FormDialog } from '#common/dialog-frame/form-dialog.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import type { settingChangeMachine } from '#machines/desk/setting-change/setting-change.machine.ts';
import { settingChangeView } from '#machines/desk/setting-change/setting-change.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Fact } from '#ui/data-list/fact.tsx';
import { SettingFields } from './setting-fields.tsx';
import { useSettingTexts } from './use-setting-texts.ts';

interface SettingChangeViewProps {
  readonly actor: ActorRefFrom<typeof settingChangeMachine>;
}

/** The dialog of one setting: its fields, the confirmation if money depends on it, and why a change failed (OPD-03). */
export function SettingChangeView({ actor }: SettingChangeViewProps) {
  const intl = useIntl();
  const texts = useSettingTexts();
  const view = settingChangeView(useSelector(actor, (current) => current));
  const { setting, failure } = view;
  const text = (id: KeyAfter<'settingChange.'>) => intl.formatMessage({ id: `settingChange.${id}` });
  const back = (
    <Button variant="quiet" onClick={() => actor.send({ type: 'goBack' })}>
      {text('back')}
    </Button>
  );
  const range = failure?.name === 'SETTING_OUT_OF_RANGE' ? failure.metadata : null;
  const told =
    failure !== null && range !== null
      ? {
          ...failure,
          metadata: {
            least: texts.numberOf(setting, Number(range['least'])),
            most: texts.numberOf(setting, Number(range['most'])),
          },
        }
      : failure;
  return (
    <FormDialog
      actor={actor}
      flow="settingChange"
      area="settingChange"
      size="medium"
      saving={view.sending}
      canClose={view.canClose}
      submitLabel={view.overtaken ? null : view.asking ? 'settingChange.confirm' : 'settingChange.submit'}
      secondary={view.asking ? back : undefined}
    >
      {view.overtaken && (
        <Alert meaning="warning" live title={text('overtaken')}>
          {text('overtaken.text')}
        </Alert>
      )}
      {told !== null && (
        <Alert meaning="error" live title={text(view.isUnsure ? 'unsure' : 'refused')}>
          <ErrorMessage area="settingChange" failure={told} />
        </Alert>
      )}
      {view.asked !== undefined && (
        <>
          <Alert meaning="warning" live title={text('ask')}>
            <FormattedMessage id="settingChange.ask.text" values={{ name: texts.nameOf(setting) }} />
          </Alert>
          <dl>
            <Fact label={text('before')}>{texts.valueOf(setting, setting.value)}</Fact>
            <Fact label={text('after')}>{texts.valueOf(setting, view.asked)}</Fact>
          </dl>
        </>
      )}
      {!view.overtaken && !view.asking && (
        <>
          <SettingFields view={view} actor={actor} />
          {view.canEnterStandard && (
            <div>
              <Button variant="quiet" onClick={() => actor.send({ type: 'enterStandard' })}>
                <FormattedMessage
                  id="settingChange.enterStandard"
                  values={{ value: texts.valueOf(setting, setting.standard) }}
                />
              </Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
