import { useEffect } from 'react';
import { useShop } from '#common/shop-context.tsx';

interface Form<Context> {
  getSnapshot(): { readonly context: Context };
}

/**
 * Keeps the username of a form when its page is left: log-in has it, and so does every form that starts with the username of
 * log-in. The buttons of the browser for back and forward need no other care.
 *
 * @param usernameOf reads the username from the form's context; the same function each time
 */
export function useKeepUsernameForLogin<Context>(form: Form<Context>, usernameOf: (context: Context) => string): void {
  const shop = useShop();
  useEffect(
    () => () => {
      const value = usernameOf(form.getSnapshot().context);
      if (value.trim() !== '') shop.tell('session', { type: 'changeUsername', value });
    },
    [shop, form, usernameOf],
  );
}
