import { UserPen } from 'lucide-react';
import { PersonalInfoDraft } from '#machines/account/personal-info/personal-info.draft.ts';
import { actionButton } from '#rules/card-actions/action-decision.ts';
import type { CardAction } from '../card-action.ts';
import { customerSubject } from '../draft-subjects.ts';
import { ofCustomer } from '../of-customer.tsx';
import { LazyPersonalInfoDialog } from './lazy-personal-info-dialog.ts';

/** Enters the personal data of a customer whom another system sent without a name (PIN-01). */
export const personalInfoAction: CardAction = {
  id: 'personalInfo',
  label: 'personalInfo.open',
  Icon: UserPen,
  place: 'card',
  button: (context) => actionButton('editPersonalInfo', context),
  Dialog: ofCustomer(LazyPersonalInfoDialog),
  draftSubject: customerSubject,
  draft: PersonalInfoDraft,
};
