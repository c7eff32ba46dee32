import { attachmentsModel } from '#machines/card-application/attachments/model/attachments.model.ts';
import { personAsTyped } from '#rules/person-fields.ts';
import { birthDayOf, createApplicant } from '../../common/support/applicant.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cardApplicationPage } from '../pages/card-application.page.ts';

/** The first bytes of files, for each type that the page recognizes. */
const contents: Readonly<Record<string, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n%%EOF\n'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  unknown: Buffer.from('MZ'),
};
const endings: Readonly<Record<string, string>> = { pdf: '.pdf', jpeg: '.jpg' };
const types = ['Potvrzení o studiu', 'Kopie průkazu ZTP'];

runFlowInBrowser<typeof attachmentsModel>({
  model: attachmentsModel,
  // No profile of the demo data requires two files.
  inputs: ['one'],
  isFeasible: ({ name }, snapshot) => {
    // The content of a file is checked so quickly that no other step fits in between.
    if (snapshot.matches('looking')) return name.startsWith('readContent') && name !== 'readContent=broken';
    // Without files to choose, the flow is not rendered.
    return name !== 'changeTypes/none' && name !== 'choose/large';
  },
  drive: async ({ page, sandbox, server, backEnd }) => {
    const applicant = await createApplicant(server.url, sandbox, { backEnd });
    const wizard = cardApplicationPage(page);
    const nameOf = (typeId: number): string => types[typeId - 1] ?? '';
    const profile = wizard.profile('profileOne');
    let content = 'pdf';
    let chosen = { type: '', name: '' };
    return {
      open: async () => {
        const birthDay = birthDayOf('pupil', await sandbox.today());
        await applicant.begin('HAULIER_CARD', { person: { ...personAsTyped(applicant.person), birthDay } });
        await applicant.openWizard(page, 'HAULIER_CARD');
        await wizard.agree();
        await profile.choose('Žák do 19 let');
      },
      verbs: {
        choose: ({ typeId, file: { name } }) => {
          chosen = { type: nameOf(typeId), name };
          const buffer = contents[content] ?? Buffer.from('');
          return wizard.attachments.choose(chosen.type, { name, mimeType: 'application/pdf', buffer });
        },
        remove: async ({ typeId }) => {
          await wizard.attachments.remove(chosen.name);
          await wizard.attachments.seeNoFile(nameOf(typeId));
        },
      },
      arrange: ({ outcome }) => {
        content = outcome ?? content;
        return Promise.resolve('free');
      },
      release: async ({ outcomeName }) => {
        const { type, name } = chosen;
        if (name.endsWith(endings[outcomeName] ?? '?')) await wizard.attachments.seeFile(type, name);
        else await wizard.attachments.seeProblem(type, /neodpovídá\sjeho\spříponě/);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the choice of files, but the path has one')),
      bringAbout: ({ name }) => (name === 'demand' ? wizard.next() : profile.choose('Držitel průkazu ZTP')),
    };
  },
});
