import { draftReport } from '../application-draft/application-draft.view.ts';
import type { AttachmentsContext, ChosenFile } from '../attachments/attachments.types.ts';
import { bankCardReport } from '../bank-card-choice/bank-card-choice.view.ts';
import { custodianReport } from '../custodian/custodian.view.ts';
import { deliveryReport } from '../delivery/delivery.view.ts';
import { personalDataReport } from '../personal-data/personal-data.view.ts';
import { profileReport } from '../profile-choice/profile-choice.view.ts';
import { isOtherThanKnown } from './card-application.steps.ts';
import type { CardApplicationContext, CardApplicationEvent } from './card-application.types.ts';

/**
 * The files that will be sent; no files while another file is being checked, because that file may replace a chosen
 * file.
 */
const filesToSend = ({ files, looked }: AttachmentsContext): readonly ChosenFile[] => (looked === null ? files : []);

type PartEvent = Extract<CardApplicationEvent, { readonly snapshot: unknown }>;
type Remembered = Partial<CardApplicationContext>;

const reports: {
  readonly [Event in PartEvent as Event['type']]: (event: Event, context: CardApplicationContext) => Remembered;
} = {
  'xstate.snapshot.personalData': ({ snapshot }, context) => {
    const personalData = personalDataReport(snapshot);
    return { personalData, touched: context.touched || isOtherThanKnown(context, personalData) };
  },
  'xstate.snapshot.custodian': ({ snapshot }) => ({ custodian: custodianReport(snapshot) }),
  'xstate.snapshot.profileOne': ({ snapshot }) => ({ profileOne: profileReport(snapshot) }),
  'xstate.snapshot.profileTwo': ({ snapshot }) => ({ profileTwo: profileReport(snapshot) }),
  'xstate.snapshot.attachmentsOne': ({ snapshot }) => ({ attachmentsOne: filesToSend(snapshot.context) }),
  'xstate.snapshot.attachmentsTwo': ({ snapshot }) => ({ attachmentsTwo: filesToSend(snapshot.context) }),
  'xstate.snapshot.delivery': ({ snapshot }) => ({ delivery: deliveryReport(snapshot) }),
  'xstate.snapshot.bankCardChoice': ({ snapshot }) => ({ bankCard: bankCardReport(snapshot) }),
  'xstate.snapshot.applicationDraft': ({ snapshot }) => ({
    draft: draftReport(snapshot),
    draftId: snapshot.context.stored?.id ?? null,
  }),
};

type Report = (event: CardApplicationEvent, context: CardApplicationContext) => Remembered;

// TypeScript cannot infer that an event's type selects the report for the same event.
const reportsByType = new Map(Object.entries(reports)) as unknown as ReadonlyMap<string, Report>;

/** The changes of the context after a part has changed. */
export const partReport: (context: CardApplicationContext, event: CardApplicationEvent) => Remembered = (
  context,
  event,
) => reportsByType.get(event.type)?.(event, context) ?? {};
