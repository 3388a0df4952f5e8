import { RotateCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { loadFailed } from '../../app/errors/loadFailed.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Deliveries } from './Deliveries.tsx';

/** What a webhook was told in the last thirty days. */
export function DeliveriesDrawer({ webhookId, url, onClose }: { webhookId: string; url: string; onClose: () => void }) {
  const [refreshes, setRefreshes] = useState(0);
  return (
    <Drawer open onClose={onClose} size="lg" title={m.settings_webhook_deliveries()} description={url}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="text-sm text-muted">{m.settings_deliveries_hint()}</p>
        <Button size="sm" icon={<RotateCw />} onClick={() => setRefreshes(refreshes + 1)}>
          {m.settings_refresh()}
        </Button>
      </div>
      <Boundary fallback={loadFailed}>
        {(attempt) => (
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <Deliveries webhookId={webhookId} attempt={attempt + refreshes} />
          </Suspense>
        )}
      </Boundary>
    </Drawer>
  );
}
