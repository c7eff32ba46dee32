import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { deskActionView, type DeskActionActor } from '#machines/desk/desk-action/desk-action.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { fieldWidths } from '#ui/field/field-widths.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';

/** The numbers of the card that was made. A card reader can enter them like a keyboard. */
export function CardNumbers({ actor }: { readonly actor: DeskActionActor }) {
  const intl = useIntl();
  const { form, problems, saving } = deskActionView(useSelector(actor, (current) => current));
  const text = (id: KeyAfter<'deskAction.'>) => intl.formatMessage({ id: `deskAction.${id}` });
  return (
    <>
      <TextField
        label={text('cardNumber')}
        error={problems.cardNumber === null ? undefined : text(`cardNumber.${problems.cardNumber}`)}
        value={form.cardNumber}
        readOnly={saving}
        inputMode="numeric"
        autoComplete="off"
        width={fieldWidths.cardNumber}
        maxLength={30}
        onChange={(value) => actor.send({ type: 'changeCardNumber', value })}
      />
      <TextField
        label={text('chipNumber')}
        optional={text('optional')}
        help={text('chipNumber.help')}
        error={problems.chipNumber === null ? undefined : text(`chipNumber.${problems.chipNumber}`)}
        value={form.chipNumber}
        readOnly={saving}
        autoComplete="off"
        spellCheck={false}
        width={fieldWidths.cardNumber}
        maxLength={30}
        onChange={(value) => actor.send({ type: 'changeChipNumber', value })}
      />
    </>
  );
}
