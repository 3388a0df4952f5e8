import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';

export function HowToRead() {
  const lines = [
    m.impact_read_rate(),
    m.impact_read_ratio(),
    m.impact_read_p(),
    m.impact_read_apart(),
    m.impact_read_apart_store(),
    m.impact_read_law(),
  ];
  return (
    <Card title={m.impact_read()}>
      <ul className="flex max-w-3xl list-disc flex-col gap-2 pl-4 text-sm text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
