import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Locale } from '#contract/enumerations.ts';
import { bootMachine } from '#machines/common/boot/boot.machine.ts';
import { bootModel } from '#machines/common/boot/model/boot.model.ts';

const { output } = bootModel.outcomes.readConfiguration.read as { readonly output: SystemConfiguration };

const languages: readonly Locale[] = ['sk', 'en'];

/** Start-up of a visitor, with the settings that the operator has changed; `kept` is what it keeps the texts to. */
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
  it('are those that the server names', async () => {
    expect((await start({ defaultLanguage: 'sk' }, 'read')).offered).toEqual(['sk', 'en']);
  });

  it('are only the operator’s default one if the server names none (APP-03)', async () => {
    expect((await start({ defaultLanguage: 'pl' }, 'failed')).offered).toEqual(['pl']);
  });

  it('are kept to once the settings are known', async () => {
    expect((await start({ defaultLanguage: 'ro' }, 'read')).kept).toEqual(['ro']);
  });
});
