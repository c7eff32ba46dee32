import { describeMutants } from '../../formal/mutants/mutation-suite.ts';
import { accountDeletionModel } from '../../machines/account-deletion/model/account-deletion.model.ts';
import { applicationDetailModel } from '../../machines/application-detail/model/application-detail.model.ts';
import { attachmentDownloadModel } from '../../machines/attachment-download/model/attachment-download.model.ts';
import { attachmentUploadModel } from '../../machines/attachment-upload/model/attachment-upload.model.ts';
import { attachmentsModel } from '../../machines/attachments/model/attachments.model.ts';
import { balanceTransferModel } from '../../machines/balance-transfer/model/balance-transfer.model.ts';
import { calendarAddressModel } from '../../machines/calendar-address/model/calendar-address.model.ts';
import { connectAccountModel } from '../../machines/connect-account/model/connect-account.model.ts';
import { custodianModel } from '../../machines/custodian/model/custodian.model.ts';
import { deliveryModel } from '../../machines/delivery/model/delivery.model.ts';
import { filterValuesModel } from '../../machines/filter-values/model/filter-values.model.ts';
import { logInsModel } from '../../machines/log-ins/model/log-ins.model.ts';
import { managedCardResendModel } from '../../machines/managed-card-resend/model/managed-card-resend.model.ts';
import { marketingConsentModel } from '../../machines/marketing-consent/model/marketing-consent.model.ts';
import { offlinePassModel } from '../../machines/offline-pass/model/offline-pass.model.ts';
import { orderModel } from '../../machines/order/model/order.model.ts';
import { passVerificationModel } from '../../machines/pass-verification/model/pass-verification.model.ts';
import { personalDataModel } from '../../machines/personal-data/model/personal-data.model.ts';
import { photoModel } from '../../machines/photo/model/photo.model.ts';
import { profileChoiceModel } from '../../machines/profile-choice/model/profile-choice.model.ts';
import { resourceModel } from '../../machines/resource/model/resource.model.ts';

/** The flows whose properties and scenarios must detect changes of the machine by themselves, with the least share. */
const flows = [
  [accountDeletionModel, 0.9],
  [applicationDetailModel, 0.9],
  [attachmentDownloadModel, 0.9],
  [attachmentUploadModel, 0.9],
  [attachmentsModel, 0.9],
  [balanceTransferModel, 0.9],
  [calendarAddressModel, 0.9],
  [connectAccountModel, 0.9],
  [custodianModel, 0.9],
  [deliveryModel, 0.9],
  [filterValuesModel, 0.9],
  [logInsModel, 0.9],
  [managedCardResendModel, 0.9],
  [marketingConsentModel, 1],
  [offlinePassModel, 0.9],
  [orderModel, 1],
  [passVerificationModel, 0.9],
  [personalDataModel, 0.9],
  [photoModel, 0.9],
  [profileChoiceModel, 0.9],
  [resourceModel, 1],
] as const;

for (const [model, floor] of flows) describeMutants(model, floor);
