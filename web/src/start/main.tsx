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
import { reloadWhenUpdated } from './reloadWhenUpdated.ts';

markLanguage();
followTheme();
onTokenDropped(() => endSession({ comeBack: false }));
addEventListener('vite:preloadError', () => void reloadWhenUpdated(import.meta.url, () => location.reload()));

const root = document.getElementById('root') as HTMLElement;
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if (root.hasChildNodes()) void screenIsReady().then(() => takeOver(root, draw));
else draw();
