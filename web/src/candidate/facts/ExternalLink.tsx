import type { ReactNode } from 'react';
import { safeAddress } from './safeAddress.ts';

/** A link to an address from a document; plain text if the address is not safe to open. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const address = safeAddress(href);
  // Blind review answers blocks in place of an address.
  if (address === null || (typeof children === 'string' && children.includes('█'))) return children;
  return (
    <a href={address} target="_blank" rel="noreferrer noopener" className="text-accent-text underline-offset-2 hover:underline">
      {children}
    </a>
  );
}
