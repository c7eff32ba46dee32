import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ChoiceField } from '#common/choice-field.tsx';
import { ErrorMessage } from '#common/error-message.tsx';
import { useCalendarTexts } from '#common/use-calendar-texts.ts';
import type { profileChoiceMachine } from '#machines/card-application/profile-choice/profile-choice.machine.ts';
import type { ProfileChoiceProblem } from '#machines/card-application/profile-choice/profile-choice.problems.ts';
import { profileChoiceView } from '#machines/card-application/profile-choice/profile-choice.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { useProfileOptions } from './profile-options.tsx';

type View = ReturnType<typeof profileChoiceView>;
type Actor = ActorRefFrom<typeof profileChoiceMachine>;

/** Returns the messages about the profile as texts, with the range and the age limits of the profile. */
function useProblemText({
  profile,
  earliestStart,
  cardEnd,
}: View): (problem: ProfileChoiceProblem | null) => string | undefined {
  const intl = useIntl();
  const day = (value: string | null | undefined) => (value === null || value === undefined ? '' : formatDay(value));
  return (problem) =>
    problem === null
      ? undefined
      : intl.formatMessage(
          { id: `profileChoice.errors.${problem}` },
          {
            from: day(profile?.validFrom) || 'unlimited',
            to: day(profile?.validTo) || 'unlimited',
            ageFrom: profile?.ageFrom ?? 0,
            ageTo: profile?.ageTo ?? 0,
            earliest: formatDay(earliestStart),
            cardEnd: formatDay(cardEnd),
          },
        );
}

/** The field for the number of an ISIC card, and the register's answer about it. */
function IsicField({ actor, view }: { readonly actor: Actor; readonly view: View }) {
  const intl = useIntl();
  const problemText = useProblemText(view);
  const text = (id: KeyAfter<'profileChoice.'>) => intl.formatMessage({ id: `profileChoice.${id}` });
  const problem = view.isicInvalid ? text('errors.INVALID_ISIC_NUMBER') : problemText(view.problems.isicNumber);
  const state = view.isicValid ? 'isic.valid' : view.checking ? 'isic.checking' : 'isic.help';
  return (
    <>
      <TextField
        label={text('isic')}
        help={text(state)}
        error={problem}
        name="isicNumber"
        width={fieldWidths.cardNumber}
        autoComplete="off"
        autoCapitalize="characters"
        value={view.isicNumber}
        onChange={(value) => actor.send({ type: 'changeIsicNumber', value })}
        onLeave={() => actor.send({ type: 'leaveField', field: 'isicNumber' })}
      />
      {view.unchecked !== null && (
        <Alert
          meaning="error"
          live
          title={text('unchecked')}
          actions={<Button onClick={() => actor.send({ type: 'retry' })}>{text('retry')}</Button>}
        >
          <ErrorMessage area="profileChoice" failure={view.unchecked} />
        </Alert>
      )}
    </>
  );
}

/** The first day of the profile; its last day follows from it. */
function StartField({ actor, view }: { readonly actor: Actor; readonly view: View }) {
  const intl = useIntl();
  const calendarTexts = useCalendarTexts();
  const problemText = useProblemText(view);
  const text = (id: KeyAfter<'profileChoice.'>, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `profileChoice.${id}` }, values);
  const end =
    view.validTo === null
      ? text('validTo.unlimited')
      : text('validTo', { day: formatDay(view.validTo), years: view.validYears });
  const help = view.cut ? `${end} ${text('validTo.cut')}` : end;
  return (
    <DatePicker
      label={text('validFrom')}
      help={view.hasRange ? help : undefined}
      error={problemText(view.problems.validFrom)}
      value={view.validFrom}
      text={view.validFrom === null ? view.validFromText : undefined}
      onChange={(value, typed) => actor.send({ type: 'changeValidFrom', day: value ?? typed })}
      onLeave={() => actor.send({ type: 'leaveField', field: 'validFrom' })}
      min={view.earliestStart}
      today={view.today}
      locale={intl.locale}
      name="validFrom"
      texts={calendarTexts}
    />
  );
}

/** The fields of profile one or two: the profile, its first day, and its proofs (PRF-01). */
export function ProfileChoiceField({ actor }: { readonly actor: Actor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const view = profileChoiceView(snapshot);
  const options = useProfileOptions(view.profiles);
  const problemText = useProblemText(view);
  const text = (id: KeyAfter<'profileChoice.'>, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `profileChoice.${id}` }, { position: view.position, ...values });
  const { profile } = view;
  if (!view.present) return null;
  return (
    <div className={formColumn} data-flow="profileChoice" data-state={stateLabel(snapshot.value)}>
      {view.profiles.length === 0 && <Hint>{text('none')}</Hint>}
      <ChoiceField
        text={(suffix, values) => text(`profile${suffix}`, values)}
        error={problemText(view.problems.profile)}
        options={options}
        value={profile === null ? null : String(profile.id)}
        onChange={(id) => actor.send({ type: 'chooseProfile', profileId: Number(id) })}
        disabled={false}
      />
      {profile !== null && <StartField actor={actor} view={view} />}
      {view.needsIsic && <IsicField actor={actor} view={view} />}
      {view.needsConfirmation && (
        <Checkbox
          name="confirmed"
          label={text('confirmed', { profile: profile?.displayName ?? '' })}
          error={problemText(view.problems.confirmed)}
          checked={view.confirmed}
          onChange={() => actor.send({ type: 'toggleConfirmed' })}
        />
      )}
    </div>
  );
}
