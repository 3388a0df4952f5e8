// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no names
import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { markLanguage } from '../app/language/language.ts';
import { endSession } from '../app/session/endSession.ts';
import { onTokenDropped } from '../app/session/token.ts';
import { followTheme } from '../app/theme/theme.ts';
import { App } from './App.tsx';
import { screenIsReady } from './firstView/screenIsReady.ts';
import { takeOver } from './firstView/takeOver.ts';

markLanguage();
followTheme();
onTokenDropped(() => endSession({ comeBack: false }));
// A new version was deployed while this page was open: the old chunks are gone, and a reload loads the new ones.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('noa.reloaded') === import.meta.url) return;
  sessionStorage.setItem('noa.reloaded', import.meta.url);
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root') as HTMLElement;
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if (root.hasChildNodes()) void screenIsReady().then(() => takeOver(root, draw));
else draw();
