import { expect, type Page } from '@playwright/test';

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  data?: object;
}

/** A call of the REST API as the person who is signed in on the page. */
export async function callApi<Answer = unknown>(page: Page, path: string, { method = 'POST', data }: Call = {}): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('noa_token'));
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  const text = await answer.text();
  expect(answer.status(), text).toBeLessThan(300);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** A position with candidates, made without documents. Returns its id. */
export async function createPosition(
  page: Page,
  title: string,
  people: readonly object[],
  skills: string[] = [],
): Promise<string> {
  const { id } = await callApi<{ id: string }>(page, '/projects', { data: { title } });
  const requirements = { position: title, required_skills: skills, experience: '', education: '', salary: '' };
  await callApi(page, `/projects/${id}/requirements`, { data: requirements });
  for (const person of people) await callApi(page, '/candidates', { data: { project_id: id, ...person } });
  return id;
}
