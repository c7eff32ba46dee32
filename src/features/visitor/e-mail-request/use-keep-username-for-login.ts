import { useEffect } from 'react';
import { useShop } from '#common/shop-context.tsx';

interface Form<Context> {
  getSnapshot(): { readonly context: Context };
}

/**
 * Keeps the username of a form when its page is left, for the log-in form and for all forms that start with the username
 * of log-in. This also works with the browser's back and forward buttons.
 *
 * @param usernameOf reads the username from the form's context; must be the same function at each rendering
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
