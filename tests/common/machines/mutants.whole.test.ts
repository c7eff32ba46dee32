import { describeMutants } from '#formal/mutants/mutation-suite.ts';
import { balanceTransferModel } from '#machines/account/balance-transfer/model/balance-transfer.model.ts';
import { marketingConsentModel } from '#machines/account/marketing-consent/model/marketing-consent.model.ts';
import { applicationDetailModel } from '#machines/card-application/application-detail/model/application-detail.model.ts';
import { attachmentUploadModel } from '#machines/card-application/attachment-upload/model/attachment-upload.model.ts';
import { attachmentsModel } from '#machines/card-application/attachments/model/attachments.model.ts';
import { custodianModel } from '#machines/card-application/custodian/model/custodian.model.ts';
import { deliveryModel } from '#machines/card-application/delivery/model/delivery.model.ts';
import { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';
import { profileChoiceModel } from '#machines/card-application/profile-choice/model/profile-choice.model.ts';
import { attachmentDownloadModel } from '#machines/common/attachment-download/model/attachment-download.model.ts';
import { connectAccountModel } from '#machines/common/connect-account/model/connect-account.model.ts';
import { filterValuesModel } from '#machines/common/filter-values/model/filter-values.model.ts';
import { photoModel } from '#machines/common/photo/model/photo.model.ts';
import { resourceModel } from '#machines/common/resource/model/resource.model.ts';
import { managedCardResendModel } from '#machines/links/managed-card-resend/model/managed-card-resend.model.ts';
import { offlinePassModel } from '#machines/pass/offline-pass/model/offline-pass.model.ts';
import { passVerificationModel } from '#machines/pass/pass-verification/model/pass-verification.model.ts';
import { orderModel } from '#machines/purchase/order/model/order.model.ts';
import { accountDeletionModel } from '#machines/settings/account-deletion/model/account-deletion.model.ts';
import { calendarAddressModel } from '#machines/settings/calendar-address/model/calendar-address.model.ts';
import { logInsModel } from '#machines/trail/log-ins/model/log-ins.model.ts';

/**
 * The flows whose properties and scenarios alone must find mutants of the machine, with the minimum share of found
 * mutants.
 */
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
