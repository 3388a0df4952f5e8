import { FlaskConical } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import type { TestModeNote_installation$key } from './__generated__/TestModeNote_installation.graphql.ts';

/** Only where the server runs with a fixed code, which it does only on loopback. */
export function TestModeNote({ installation }: { installation: TestModeNote_installation$key }) {
  const { testCode } = useFragment(
    graphql`
      fragment TestModeNote_installation on Installation {
        testCode
      }
    `,
    installation,
  );
  if (!testCode) return null;
  return (
    <p className="flex max-w-sm items-center gap-2 rounded-card border border-yellow-line bg-yellow-bg px-3 py-2 text-sm text-yellow-fg">
      <FlaskConical className="size-4 shrink-0" aria-hidden="true" />
      <span>{m.login_test_mode({ code: testCode })}</span>
    </p>
  );
}
