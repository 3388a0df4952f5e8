import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import type { SecondFactor_viewer$key } from './__generated__/SecondFactor_viewer.graphql.ts';
import { DisableFactorDialog } from './DisableFactorDialog.tsx';
import { EnableFactorDialog } from './EnableFactorDialog.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { type StartedFactor, useStartFactor } from './useStartFactor.ts';

/** At most so many recovery codes left: time for new ones. */
const few = 3;

export function SecondFactor({ viewer }: { viewer: SecondFactor_viewer$key }) {
  const { twoFactor, recoveryCodesLeft } = useFragment(
    graphql`
      fragment SecondFactor_viewer on User {
        twoFactor
        recoveryCodesLeft
      }
    `,
    viewer,
  );
  const [started, setStarted] = useState<StartedFactor | null>(null);
  const [open, setOpen] = useState<'disable' | 'renew' | null>(null);
  const { start, busy } = useStartFactor();
  const close = () => setOpen(null);
  return (
    <Card
      title={m.settings_factor()}
      actions={<Badge tone={twoFactor ? 'emerald' : 'gray'}>{twoFactor ? m.settings_on() : m.settings_off()}</Badge>}
    >
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-muted">{m.settings_factor_hint()}</p>
        <Checkbox
          checked={twoFactor}
          disabled={busy}
          onChange={(on) => {
            if (on) start(setStarted);
            else setOpen('disable');
          }}
        >
          {m.settings_factor_enable()}
        </Checkbox>
        {twoFactor ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className={`text-sm tabular-nums ${recoveryCodesLeft <= few ? 'text-yellow-fg' : 'text-muted'}`}>
              {m.settings_recovery_left({ count: recoveryCodesLeft })}
            </p>
            <Button size="sm" onClick={() => setOpen('renew')}>
              {m.settings_recovery_renew()}
            </Button>
          </div>
        ) : null}
      </div>
      {started ? <EnableFactorDialog started={started} onClose={() => setStarted(null)} /> : null}
      {open === 'disable' ? <DisableFactorDialog onClose={close} /> : null}
      {open === 'renew' ? <RenewCodesDialog onClose={close} /> : null}
    </Card>
  );
}
