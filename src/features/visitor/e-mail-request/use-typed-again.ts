import { useEffect } from 'react';
import { useShop } from '../../../common/shop-context.tsx';

interface Form<Context> {
  getSnapshot(): { readonly context: Context };
}

/**
 * The e-mail that is typed into a form is there again at log-in and wherever one goes from it, also by the browser's back
 * and forth.
 *
 * @param typed what stands in the form; the same function each time
 */
export function useTypedAgain<Context>(form: Form<Context>, typed: (context: Context) => string): void {
  const shop = useShop();
  useEffect(
    () => () => {
      const value = typed(form.getSnapshot().context);
      if (value.trim() !== '') shop.tell('session', { type: 'changeUsername', value });
    },
    [shop, form, typed],
  );
}
