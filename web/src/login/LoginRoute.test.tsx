import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import * as route from './LoginRoute.tsx';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

it('has its form before the server answers, and keeps what is typed when it does not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await renderRoute(route, '/login');
  fireEvent.change(email(), { target: { value: 'ada@example.com' } });
  await page.fail('LoginRouteQuery', offlineError());
  expect(screen.getByText("The server isn't responding", { exact: false })).toBeTruthy();
  expect(email().value).toBe('ada@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => page.sent('LoginRouteQuery'));
  await page.answer('LoginRouteQuery', { Installation: () => ({ testCode: '424242' }) });
  expect(await screen.findByText('In test mode, use the code 424242.')).toBeTruthy();
  expect(email().value).toBe('ada@example.com');
});

function email() {
  return screen.getByLabelText<HTMLInputElement>('E-mail');
}
