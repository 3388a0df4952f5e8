import { useState } from 'react';
import { getLocale } from '../../paraglide/runtime.js';

/** Only on paper: what this is, and the day it was printed. */
export function PrintHeader({ title, subtitle }: { title: string; subtitle: string }) {
  const [today] = useState(() => new Date());
  const date = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long' }).format(today);
  return (
    <header className="hidden border-b border-line pb-2 print:block">
      <p className="text-xl font-semibold">{title}</p>
      <p className="text-sm">
        {date} · {subtitle}
      </p>
    </header>
  );
}
