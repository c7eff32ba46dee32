import { eMailProblem } from '#machines/common/e-mail-problem.ts';
import type { Scenario } from '#machines/common/flow-model.ts';
import type { eMailRequestMachine } from '../e-mail-request.machine.ts';
import type { Mail } from '../e-mail-request.types.ts';

type Scenarios = Readonly<Record<string, Scenario<typeof eMailRequestMachine>>>;

const submitted = ['changeEMail/address', 'submit'];

/** The flow is the same for both mails, but each mail has its own requirement. */
const scenariosOf = (requirement: string, mail: Mail): Scenarios => ({
  [`${requirement}: the mail is asked for by an address alone`]: {
    input: mail,
    steps: [...submitted, 'requestMail=mailed'],
    ends: 'sent',
    with: (context) => context.mail === mail && context.eMail === 'jana@linka.example',
  },
  [`${requirement}: a wrong address can be corrected after the mail is sent`]: {
    input: mail,
    steps: [...submitted, 'requestMail=mailed', 'correct'],
    ends: 'editing',
    with: ({ eMail, demanded }) => eMail === 'jana@linka.example' && !demanded,
  },
  [`${requirement}: the e-mail typed at log-in is filled in`]: {
    input: `${mail}FromLogin`,
    steps: ['submit'],
    ends: 'submitting',
    with: (context) => context.mail === mail && context.eMail === 'jana@linka.example',
  },
  [`${requirement}: a wrong address is not marked before the first submit`]: {
    input: mail,
    steps: ['changeEMail/no address'],
    ends: 'editing',
    with: ({ demanded }) => !demanded,
  },
  [`${requirement}: an address is required`]: {
    input: mail,
    steps: ['submit'],
    ends: 'editing',
    with: (context) => context.demanded && eMailProblem(context.eMail) === 'EMPTY_USERNAME',
  },
  [`${requirement}: an address without a top-level domain is not sent`]: {
    input: mail,
    steps: ['changeEMail/no address', 'submit'],
    ends: 'editing',
    with: (context) => context.demanded && eMailProblem(context.eMail) === 'INVALID_EMAIL',
  },
  [`${requirement}: no second request can be sent while one is under way`]: {
    input: mail,
    steps: submitted,
    ends: 'submitting',
    refuses: ['submit', 'changeEMail/no address', 'correct'],
  },
  [`${requirement}: an address that the server refuses stays in the field, and the reason is shown`]: {
    input: mail,
    steps: [...submitted, 'requestMail=INVALID_EMAIL'],
    ends: 'editing',
    with: ({ eMail, failure }) => eMail === 'jana@linka.example' && failure?.name === 'INVALID_EMAIL',
  },
  [`${requirement}: the reason disappears when the address is changed`]: {
    input: mail,
    steps: [...submitted, 'requestMail=INVALID_EMAIL', 'changeEMail/no address'],
    ends: 'editing',
    with: ({ demanded, failure }) => demanded && failure === null,
  },
  [`${requirement}: after no answer the same request can be sent again`]: {
    input: mail,
    steps: [...submitted, 'requestMail=noAnswer', 'submit', 'requestMail=mailed'],
    ends: 'sent',
  },
});

export const eMailRequestScenarios: Scenarios = {
  ...scenariosOf('PWD-01', 'passwordReset'),
  ...scenariosOf('VER-02', 'verification'),
};
