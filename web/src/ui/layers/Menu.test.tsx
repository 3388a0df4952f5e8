import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../inputs/Button.tsx';
import { Menu, MenuRadioGroup } from './Menu.tsx';

it('closes after a choice', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = [
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ];
  render(
    <Menu trigger={<Button>Status</Button>}>
      <MenuRadioGroup label="Status" value="open" onChange={onChange} options={options} />
    </Menu>,
  );
  await act(async () => screen.getByRole('button', { name: 'Status' }).click());
  await act(async () => screen.getByRole('menuitemradio', { name: 'Closed' }).click());
  expect(onChange).toHaveBeenCalledWith('closed');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
