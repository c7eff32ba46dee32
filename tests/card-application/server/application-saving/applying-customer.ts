import { expect } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { failure } from '#api/read-answer.ts';
import type { EndpointDefinition, ResponseOf } from '#contract/endpoint.ts';
import { loggedCustomer } from '#contract/endpoints/customers.ts';
import { localDay } from '#server/platform/time/clock.ts';
import { freshAccount } from '#tests/common/server/support/call.ts';
import type { Place } from '#tests/purchase/server/money/crash/crash-injector.ts';
import type { CrashingServer } from '#tests/purchase/server/money/crash/crashing-server.ts';
import { advance } from '#tests/purchase/server/money/crash/patient-customer.ts';
import { completeApplication } from './complete-application.ts';
import { goToSummary } from './fill-in.ts';
import type { Case } from './fill-in.ts';
import { callAsPage } from './page-call.ts';
import { openWizard } from './wizard-page.ts';
import type { WizardPage } from './wizard-page.ts';

/** What a person does after the server has crashed: tries again on the same page, or opens the shop again. */
export type Reaction = 'try again' | 'open the shop anew';

let names = 0;

/** More attempts than a person needs after one crash. */
const mostAttempts = 5;

/** The upload of files, or the redirect to the gateway, after the application was filed. */
function partsAfterwards({ wizard }: WizardPage) {
  const children = wizard.getSnapshot().children.applicationSave?.getSnapshot().children;
  return { upload: children?.attachmentUpload, tokenization: children?.tokenization };
}

/** Whether the wizard has ended, or has sent the browser to the gateway that registers the bank card. */
const isSaved = (page: WizardPage): boolean =>
  page.wizard.getSnapshot().matches('saved') ||
  partsAfterwards(page).tokenization?.getSnapshot().matches('leaving') === true;

function isFailed(page: WizardPage): boolean {
  const { upload, tokenization } = partsAfterwards(page);
  const isStopped = upload?.getSnapshot().matches('failed') === true || tokenization?.getSnapshot().matches('stopped');
  return isStopped === true || page.wizard.getSnapshot().context.failure !== null;
}

function retryParts(page: WizardPage): void {
  const { upload, tokenization } = partsAfterwards(page);
  upload?.send({ type: 'retry' });
  tokenization?.send({ type: 'retry' });
}

/** A person who applies for a card in the shop's real wizard, while the server crashes. */
export class ApplyingCustomer {
  readonly #server: CrashingServer;
  readonly #given: Case;
  readonly #token: string;
  readonly accountId: number;
  readonly lastName: string;
  #restarting: Promise<void> | null = null;

  private constructor(server: CrashingServer, given: Case, account: { accountId: number; token: string }) {
    this.#server = server;
    this.#given = given;
    this.#token = account.token;
    this.accountId = account.accountId;
    names += 1;
    this.lastName = `Nová ${String(names)}`;
  }

  static async come(server: CrashingServer, given: Case): Promise<ApplyingCustomer> {
    return new ApplyingCustomer(server, given, await freshAccount(server, given.account));
  }

  #startAgain(): Promise<void> {
    this.#restarting ??= this.#server.restart().finally(() => {
      this.#restarting = null;
    });
    return this.#restarting;
  }

  /** A call of the page. If the server crashes before it answers, the server is started again. */
  readonly #call = async <E extends EndpointDefinition>(
    endpoint: E,
    options?: CallOptions<E>,
  ): Promise<ResponseOf<E>> => {
    try {
      return await callAsPage(this.#server, this.#token, endpoint, options);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await this.#startAgain();
      throw failure('NO_ANSWER', 0);
    }
  };

  async #open(): Promise<WizardPage> {
    const own = this.#given.application.link === 'REGISTERED' ? await this.#call(loggedCustomer) : null;
    const application = { ...this.#given.application, customerId: own?.id ?? null };
    const today = localDay(new Date(await advance(this.#server, 0)));
    const page = await openWizard(
      { url: this.#server.url, makeCall: this.#call },
      { ...application, today, preselection: null },
    );
    await page.until('filling', () => page.wizard.getSnapshot().matches('filling'));
    return page;
  }

  /** Confirms the summary. Returns true if the application was saved, false if something has failed. */
  async #confirm(page: WizardPage): Promise<boolean> {
    page.wizard.send({ type: 'confirm' });
    await page.until('saved or failed', () => isSaved(page) || isFailed(page));
    return isSaved(page);
  }

  /** Repeats the failed step on the same page, until the application is saved. */
  async #tryAgain(page: WizardPage): Promise<void> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      if (isSaved(page)) return;
      if (page.wizard.getSnapshot().matches({ filling: { entering: 'summary' } }))
        page.wizard.send({ type: 'confirm' });
      else retryParts(page);
      await page.until('saved or failed', () => isSaved(page) || isFailed(page));
    }
    const { value, context } = page.wizard.getSnapshot();
    const parts = Object.values(partsAfterwards(page)).map((part) => part?.getSnapshot().context);
    throw new Error(`never saved: ${JSON.stringify({ value, failure: context.failure, parts })}`);
  }

  /** Continues after the shop was opened again: with the saved draft, or with the filed application. */
  async #goOn(filed: () => Promise<number | undefined>): Promise<void> {
    const applicationId = await filed();
    if (applicationId !== undefined) {
      await completeApplication(this.#call, applicationId);
      return;
    }
    const page = await this.#open();
    expect(page.wizard.getSnapshot().context.touched, 'what was entered is kept').toBe(true);
    await goToSummary(page, this.#given, this.lastName);
    await this.#confirm(page);
    await this.#tryAgain(page);
    page.close();
  }

  /** Applies for a card while the server crashes at a place. */
  async apply(crashAt: Place, reaction: Reaction, filed: () => Promise<number | undefined>): Promise<void> {
    const page = await this.#open();
    await goToSummary(page, this.#given, this.lastName);
    await page.until('all is kept', () => page.wizard.getSnapshot().context.draft === 'SAVED');
    await this.#server.arm(crashAt);
    const isDone = await this.#confirm(page);
    if (!isDone && reaction === 'try again') await this.#tryAgain(page);
    page.close();
    if (!isDone && reaction === 'open the shop anew') await this.#goOn(filed);
    await this.#server.arm(0);
  }
}
