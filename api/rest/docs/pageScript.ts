/**
 * Adds what Swagger UI lacks: following the system's dark theme, and scrolling to an error code in the table when the URL names one, as in
 * `/api/docs#NOT_FOUND` (the type of a problem document).
 */
export const pageScript = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const showCode = () => {
  // Swagger UI puts a slash before it.
  const code = location.hash.replace('#', '').replace('/', '');
  const cell = [...document.querySelectorAll('.info td code')].find((each) => each.textContent === code);
  cell?.closest('details')?.setAttribute('open', '');
  cell?.scrollIntoView({ block: 'center' });
};
addEventListener('hashchange', showCode);
// The page is drawn in several steps, each of which may move the table: keep the code in view until the reader does something.
const drawing = new MutationObserver(showCode);
drawing.observe(document.body, { childList: true, subtree: true });
for (const act of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
  addEventListener(act, () => drawing.disconnect(), { once: true, passive: true });
`;
