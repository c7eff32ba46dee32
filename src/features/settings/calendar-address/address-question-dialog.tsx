import { FlowQuestionDialog } from '#common/confirmation/flow-question-dialog.tsx';
import type { CalendarAddressEvent } from '#machines/settings/calendar-address/calendar-address.types.ts';
import type { AddressQuestion } from '#machines/settings/calendar-address/calendar-address.view.ts';

interface AddressQuestionDialogProps {
  /** Null = no question is asked. */
  readonly question: AddressQuestion | null;
  readonly send: (event: CalendarAddressEvent) => void;
}

/** Asks for confirmation before the address is made invalid, and shows why this has failed (ICS-02). */
export const AddressQuestionDialog = ({ question, send }: AddressQuestionDialogProps) => (
  <FlowQuestionDialog
    question={question}
    area={`calendarAddress.${question?.about ?? 'replace'}`}
    declineLabel="calendarAddress.keep"
    errorArea="calendarAddress"
    send={send}
  />
);
