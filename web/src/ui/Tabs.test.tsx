import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

it('opens a tab by click and by arrow key and shows its panel and count', async () => {
  render(<Example />);
  expect(screen.getByRole('tab', { name: 'Pool 7' }).getAttribute('aria-selected')).toBe('false');
  fireEvent.click(screen.getByRole('tab', { name: 'Pool 7' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('panel of pool');
  const pool = screen.getByRole('tab', { name: 'Pool 7' });
  pool.focus();
  fireEvent.keyDown(pool, { key: 'ArrowLeft' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Top' })));
});

function Example() {
  const [value, setValue] = useState<'top' | 'pool'>('top');
  const tabs = [
    { value: 'top', label: 'Top' },
    { value: 'pool', label: 'Pool', count: 7 },
  ] as const;
  return (
    <Tabs label="Views" value={value} onChange={setValue} tabs={tabs}>
      {`panel of ${value}`}
    </Tabs>
  );
}
