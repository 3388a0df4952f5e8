/**
 * What Swagger UI does not do itself: follow the system's dark theme, and scroll to an error code in the table when the address names one, as in
 * `/api/docs#NOT_FOUND` (the type of a problem document).
 */
export const pageScript = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const showCode = () => {
  const code = location.hash.slice(1);
  const cell = [...document.querySelectorAll('.info td code')].find((each) => each.textContent === code);
  cell?.scrollIntoView({ block: 'center' });
  return cell !== undefined;
};
addEventListener('hashchange', showCode);
new MutationObserver((_changes, observer) => {
  if (document.querySelector('.info td code') === null) return;
  observer.disconnect();
  showCode();
}).observe(document.body, { childList: true, subtree: true });
`;
