import { m } from '../paraglide/messages.js';
import { formatDuration } from '../ui/format/formatDuration.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { showToast } from '../ui/layers/toastManager.ts';
import type { Cooldown } from './useCooldown.ts';
import { useRequestCode } from './useRequestCode.ts';

/** "Send a new code", with a countdown until it is allowed. */
export function ResendCode({ email, cooldown, onSent }: { email: string; cooldown: Cooldown; onSent: () => void }) {
  const { request, busy, error } = useRequestCode();
  const resend = () =>
    request(email, (seconds) => {
      cooldown.start(seconds);
      onSent();
      showToast({ text: m.login_code_resent() });
    });
  const waiting = cooldown.seconds > 0;
  return (
    <>
      <Button
        variant="ghost"
        className="-mr-2 tabular-nums"
        disabled={waiting}
        busy={busy}
        busyLabel={m.login_sending()}
        onClick={resend}
      >
        {waiting ? m.login_resend_in({ wait: formatDuration(cooldown.seconds) }) : m.login_resend()}
      </Button>
      {error ? (
        <p role="alert" className="w-full text-sm text-red-fg">
          {error}
        </p>
      ) : null}
    </>
  );
}
