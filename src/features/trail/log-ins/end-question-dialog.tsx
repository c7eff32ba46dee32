import { FlowQuestionDialog } from '#common/confirmation/flow-question-dialog.tsx';
import type { LogInsEvent } from '#machines/trail/log-ins/log-ins.types.ts';
import type { EndQuestion } from '#machines/trail/log-ins/log-ins.view.ts';
import { useDeviceText } from '../device/use-device-text.ts';

interface EndQuestionDialogProps {
  /** Null = no question is asked. */
  readonly question: EndQuestion | null;
  readonly send: (event: LogInsEvent) => void;
}

/** Asks for confirmation before log-ins are ended, and shows why this has failed (TRL-03). */
export function EndQuestionDialog({ question, send }: EndQuestionDialogProps) {
  const deviceText = useDeviceText();
  const about = question?.about ?? null;
  return (
    <FlowQuestionDialog
      question={question}
      area={about === null ? 'myTrail.logIns.endOthers' : 'myTrail.logIns.end'}
      values={{ device: about === null ? '' : deviceText(about) }}
      declineLabel="myTrail.logIns.keep"
      errorArea="myTrail.logIns"
      send={send}
    />
  );
}
