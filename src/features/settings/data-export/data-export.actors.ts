import { fromPromise } from 'xstate';
import { dataExport } from '#contract/endpoints/data-export.ts';
import { dataExportMachine } from '#machines/settings/data-export/data-export.machine.ts';
import type { SavedFile } from '#machines/settings/data-export/data-export.types.ts';
import { saveBytes } from '#runtime/save-file.ts';
import type { Shop } from '#runtime/shop.ts';

export const provideDataExport = (shop: Shop) =>
  dataExportMachine.provide({
    actors: {
      saveExport: fromPromise<SavedFile>(async ({ signal }) => {
        const { fileName, content } = await shop.call(dataExport, { signal });
        saveBytes(fileName, dataExport.file, content);
        return { fileName };
      }),
    },
  });
