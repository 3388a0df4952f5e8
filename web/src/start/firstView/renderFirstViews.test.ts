import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenModules } from '../../../../api/http/site/screenScripts.ts';
import { loader } from '../../analysis/AnalysisRoute.tsx';
import { loadShell } from '../../app/shell/shellQuery.ts';
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';
import { renderFirstViews } from './renderFirstViews.tsx';

const firstPaint = readFileSync(path.join(import.meta.dirname, '../../../public/firstPaint.js'), 'utf8');
const original = getLocale;

/** The server; it answers nothing, unless a test says what. */
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  document.documentElement.removeAttribute('lang');
  server.mockImplementation(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', server);
});

afterEach(() => {
  overwriteGetLocale(original);
  history.replaceState(null, '', '/');
  window.noaPressed = null;
  window.noaAnswers?.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** As the browser shows the page of a screen, at its name or an address with a query, to somebody with these things stored. */
async function show(address: string, stored: Record<string, string>): Promise<HTMLElement> {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  history.replaceState(null, '', `/noa_analyse/${address}`);
  // oxlint-disable-next-line no-implied-eval -- the file is no module
  new Function(firstPaint)();
  document.body.innerHTML = `${renderFirstViews(address.replace(/\?.*|\/[\da-f-]{36}$/, ''), '/noa_analyse')}<div id="root"></div>`;
  await Promise.resolve();
  return document.getElementById('root') as HTMLElement;
}

describe('the first view', () => {
  it('has a title on every screen, in both languages', () => {
    for (const screen of Object.keys(screenModules)) {
      const views = renderFirstViews(screen, '/noa_analyse').split('</template>').slice(0, -1);
      expect(views).toHaveLength(screen === 'login' ? 2 : 4);
      for (const view of views) {
        expect(/[а-яё]/i.test(view), `${screen} ${view.slice(0, 80)}`).toBe(view.includes('data-language="ru"'));
        if (screen !== 'analysis') expect(view).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      }
    }
  });

  it('is the sign-in form for who is not signed in, in the language chosen, ready to be typed into', async () => {
    const root = await show('login', { PARAGLIDE_LOCALE: 'ru', theme: 'dark' });
    expect(root.querySelector('h1')?.textContent).toBe('Вход');
    expect(document.documentElement.lang).toBe('ru');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.activeElement).toBe(root.querySelector('input'));
    const submit = new SubmitEvent('submit', {
      cancelable: true,
      bubbles: true,
      submitter: root.querySelector<HTMLElement>('[type=submit]'),
    });
    root.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(window.noaPressed).toEqual([expect.objectContaining({ textContent: 'Продолжить' })]);
  });

  it('is the shell with the sidebar as it was left, for who is signed in', async () => {
    const open = await show('projects', { noa_token: 'x' });
    expect(open.querySelector('h1')?.textContent).toBe('Job Openings');
    expect(open.querySelector('nav [aria-current=page]')?.textContent).toBe('Positions');
    const closed = await show('projects', { noa_token: 'x', 'noa.sidebarCollapsed': 'true' });
    expect(closed.querySelector('nav [aria-current=page]')?.textContent).toBe('');
    expect(closed.querySelector('nav')?.className).toContain('w-14');
  });

  it('has what the screen will have: the tour until it is seen, the panel where it is open, the first tab alone', async () => {
    const texts = async (screen: string, stored: Record<string, string>) =>
      (await show(screen, { noa_token: 'x', PARAGLIDE_LOCALE: 'en', ...stored })).textContent ?? '';
    expect(await texts('', {})).toContain('Step 1 of 3');
    expect(await texts('', { 'noa.tourSeen': 'true' })).not.toContain('Step 1 of 3');
    const panel = 'Metrics Constructor';
    expect(await texts('candidate-analysis', { 'noa.metricsOpen': 'true' })).toContain(panel);
    expect(await texts('candidate-analysis', { 'noa.metricsOpen': 'false' })).not.toContain(panel);
    expect(await texts('settings', {})).toContain('Full Name');
    expect(await texts('review', {})).not.toContain('Check what NOA read');
    expect(await texts('review?screening=1', {})).toContain('Check what NOA read');
    expect(await texts('analytics/impact', {})).not.toContain('Made-up CVs');
    expect(await texts('analytics/impact?project=1', {})).toContain('Made-up CVs');
    expect(await texts('analytics/decisions', { 'demo.currentProjectId': '1' })).toContain('A decision:');
  });

  it('sends the first queries at once, with the words of the application, which then does not send them again', async () => {
    const id = '0190a3c2-0000-7000-8000-00000000000a';
    await show(`analysis/${id}`, { noa_token: 'secret', PARAGLIDE_LOCALE: 'ru' });
    expect(server).toHaveBeenCalledTimes(2);
    expect(server.mock.lastCall?.[1]?.headers).toMatchObject({ authorization: 'Bearer secret', 'accept-language': 'ru' });
    const of = (address: string, params = {}) =>
      ({ request: new Request(`http://localhost${address}`), params }) as LoaderFunctionArgs;
    loadShell(of('/'));
    loader(of(`/analysis/${id}`, { id }));
    expect(server).toHaveBeenCalledTimes(2);
    expect(window.noaAnswers?.size).toBe(0);
  });

  it('shows what a candidate’s analysis says as soon as it is there, cut to the preview, and leaves out what is not known', async () => {
    const text = `${'word '.repeat(200)}<b>`;
    const node = {
      displayName: 'Ada <b>',
      project: { title: 'Engineer', requirements: { sourceDocument: { text } } },
      assessment: null,
    };
    server.mockImplementation(async () => Response.json({ data: { node } }));
    const root = await show('analysis/0190a3c2-0000-7000-8000-00000000000b', { noa_token: 'x', PARAGLIDE_LOCALE: 'en' });
    await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Candidate Analysis — Ada <b>'));
    expect(root.querySelector('article')?.hidden).toBe(false);
    expect(root.querySelector('[data-until-filled]')).toBeNull();
    expect(root.querySelector('[data-most]')?.textContent).toMatch(/^(?:word ){119}word…$/);
    expect(root.querySelector('[data-fill="assessment.summary"]')).toBeNull();
  });

  it('keeps the skeleton if the server does not know the candidate or cannot be reached', async () => {
    server.mockImplementation(async () => Response.json({ data: { node: null } }));
    const unknown = await show('analysis/0190a3c2-0000-7000-8000-00000000000c', { noa_token: 'x' });
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const cut = await show('analysis/0190a3c2-0000-7000-8000-00000000000d', { noa_token: 'x' });
    await new Promise((resolve) => setTimeout(resolve));
    for (const root of [unknown, cut]) expect(root.querySelector('article')?.hidden).toBe(true);
  });

  it('opens the choice of files at the press itself', async () => {
    const root = await show('', { noa_token: 'x', PARAGLIDE_LOCALE: 'en' });
    const [, resumes] = root.querySelectorAll<HTMLInputElement>('input[type=file]');
    const asked = vi.spyOn(resumes!, 'click');
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Browse resumes')?.click();
    expect(asked).toHaveBeenCalledOnce();
    expect(window.noaPressed).toEqual([]);
  });

  it('keeps the keys that open the palette from the browser, for the application', async () => {
    await show('projects', { noa_token: 'x' });
    const press = (code: string) => {
      const event = new KeyboardEvent('keydown', { code, ctrlKey: true, cancelable: true, bubbles: true });
      document.body.dispatchEvent(event);
      return event;
    };
    expect(press('KeyC').defaultPrevented).toBe(false);
    const palette = press('KeyK');
    expect(palette.defaultPrevented).toBe(true);
    expect(window.noaPressed).toContain(palette);
  });

  it('is nothing where the sign-in page, or the first page, is about to come', async () => {
    expect((await show('projects', {})).childElementCount).toBe(0);
    expect((await show('login', { noa_token: 'x' })).childElementCount).toBe(0);
  });
});
