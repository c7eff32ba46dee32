import { useEffect, useState } from 'react';
import { useShop } from '#common/shop-context.tsx';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { listView, type ListActor } from '#machines/common/list/list.view.ts';
import { draftedAnswer } from './drafted-answer.ts';

/**
 * The reclamation that is being answered. A form that was open when the session expired opens again with its draft as
 * soon as the list shows its reclamation (SES-02), even if another clerk has answered meanwhile: then sending the answer
 * fails, and the error says so.
 */
export function useAnswering(list: ListActor<DeskReclamation, null>) {
  const shop = useShop();
  const [answering, setAnswering] = useState<DeskReclamation | null>(null);
  useEffect(() => {
    const subscription = list.subscribe((snapshot) => {
      const { rows } = listView<DeskReclamation, null>(snapshot);
      const drafted = rows.find((reclamation) => draftedAnswer(shop, reclamation) !== null);
      if (drafted !== undefined) setAnswering(drafted);
    });
    return () => subscription.unsubscribe();
  }, [shop, list]);
  return { answering, answer: setAnswering, close: () => setAnswering(null) };
}
