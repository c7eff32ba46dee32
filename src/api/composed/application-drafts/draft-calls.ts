import { readFile, saveFile } from './draft-files.ts';
import {
  createDraftedCustomer,
  fileBankCardApplication,
  fileCardApplication,
  fileVirtualCardApplication,
} from './filing.ts';
import { findDraft } from './find-draft.ts';
import { createDraft, deleteDraft, saveDraft, savePhoto } from './save-draft.ts';

/** The calls about drafts, and those whose requests name a draft, if the device keeps the drafts (WIZ-06). */
export const draftCalls = {
  cardApplicationDraft: findDraft,
  createCardApplicationDraft: createDraft,
  saveCardApplicationDraft: saveDraft,
  saveDraftPhoto: savePhoto,
  saveDraftFile: saveFile,
  readDraftFile: readFile,
  deleteCardApplicationDraft: deleteDraft,
  createCustomer: createDraftedCustomer,
  createCardApplication: fileCardApplication,
  createVirtualCardApplication: fileVirtualCardApplication,
  createBankCardApplication: fileBankCardApplication,
};
