import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import { bootMachine } from '#machines/common/boot/boot.machine.ts';
import { bootModel } from '#machines/common/boot/model/boot.model.ts';

const { output } = bootModel.outcomes.readConfiguration.read as { readonly output: SystemConfiguration };

const languages: readonly Locale[] = ['sk', 'en'];

/**
 * Starts the shop for a visitor, with the operator's changed settings. `kept` records the default language each time the
 * texts are restricted to the offered languages.
 */
async function start(changes: Partial<SystemConfiguration>, locales: 'read' | 'failed') {
  const kept: unknown[] = [];
  const boot = createActor(
    bootMachine.provide({
      actors: {
        readConfiguration: fromPromise(async () => ({ ...output, ...changes })),
        readLocales: fromPromise(async () => {
          if (locales === 'failed') throw new Error('no answer');
          return languages;
        }),
        readMessages: fromPromise(async () => {}),
        settleSession: fromPromise(async () => false),
      },
      actions: { keepToOfferedLanguages: ({ context }) => void kept.push(context.configuration?.defaultLanguage) },
    }),
  ).start();
  const { context } = await waitFor(boot, (snapshot) => snapshot.status === 'done');
  return { offered: context.supportedLocales, kept };
}

describe('the languages to choose from', () => {
  it("are the languages of the server's answer", async () => {
    expect((await start({ defaultLanguage: 'sk' }, 'read')).offered).toEqual(['sk', 'en']);
  });

  it('are only the operator’s default language if the server does not answer (APP-03)', async () => {
    expect((await start({ defaultLanguage: 'pl' }, 'failed')).offered).toEqual(['pl']);
  });

  it('restrict the texts as soon as the settings are known', async () => {
    expect((await start({ defaultLanguage: 'ro' }, 'read')).kept).toEqual(['ro']);
  });
});
