import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/** Made when the page's code is there: the first screen's code and data are fetched from then on. */
export const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL.replace(/\/$/, '') || '/' });
