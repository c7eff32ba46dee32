// The first script of the shop's page for servers of static files.
{
  const { documentElement: page } = document;
  // Requested in parallel with the other scripts (src/api/page-configuration.ts).
  page.configuration = fetch('/config.json').catch(() => undefined);
  // The page contains log-in in one language only. It is hidden from visitors whose browser prefers another language,
  // unless they have chosen a language: then the next script decides.
  const isChosen = () => {
    try {
      return localStorage.getItem('linka.locale') !== null;
    } catch {
      return false;
    }
  };
  const offered = page.dataset.languages.split(' ');
  const codes = navigator.languages.map((language) => language.slice(0, 2));
  const preferred = codes.find((code) => offered.includes(code)) ?? page.lang;
  if (preferred !== page.lang && !isChosen()) page.dataset.away = '';
}
