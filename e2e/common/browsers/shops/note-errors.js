// Runs before the shop's own scripts, and notes for the journey what goes wrong in any page of its window.
{
  const note = (what) => {
    const noted = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
    sessionStorage.setItem('errors', JSON.stringify([...noted, `${location.href}: ${what}`]));
  };
  // Firefox also tells what is not loaded since the page is being left.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const noteMissing = (element) => {
    if (!isLeft) note(`${element.outerHTML?.slice(0, 200)} could not be loaded`);
  };
  addEventListener('error', ({ message, target }) => (message ? note(message) : noteMissing(target)), true);
  addEventListener('unhandledrejection', ({ reason }) => note(`nobody has handled ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    note(`${event.violatedDirective} forbids ${event.blockedURI}`),
  );
  const { error: tell } = console;
  Object.assign(console, {
    error: (...parts) => {
      note(`console.error ${parts.map(String).join(' ')}`);
      tell(...parts);
    },
  });
}
