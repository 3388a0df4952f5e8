import { Globe, Link2, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { safeAddress } from '../candidate/facts/safeAddress.ts';
import { m } from '../paraglide/messages.js';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { SavedContacts_candidate$key } from './__generated__/SavedContacts_candidate.graphql.ts';

/** Mail, phone, website and LinkedIn as far as they are known. */
export function SavedContacts({ candidate }: { candidate: SavedContacts_candidate$key }) {
  const { displayName: name, ...data } = useFragment(
    graphql`
      fragment SavedContacts_candidate on Candidate {
        displayName
        email
        phone
        website
        linkedin
        identityHidden
      }
    `,
    candidate,
  );
  // Blind review answers blocks in place of an address.
  const { email, phone, website, linkedin } = data.identityHidden ? {} : data;
  if (!email && !phone && !website && !linkedin) return <UnknownBadge />;
  return (
    <span className="flex">
      <Contact address={email && `mailto:${email}`} label={m.saved_mail({ address: email ?? '' })} icon={<Mail />} />
      <Contact
        address={phone && `tel:${phone.replaceAll(/[^\d+]/g, '')}`}
        label={m.saved_phone({ number: phone ?? '' })}
        icon={<Phone />}
      />
      <Contact address={website} label={m.saved_website({ name })} icon={<Globe />} />
      <Contact address={linkedin} label={m.saved_linkedin({ name })} icon={<Link2 />} />
    </span>
  );
}

interface ContactProps {
  address: string | null | undefined;
  label: string;
  icon: ReactNode;
}

function Contact({ address, label, icon }: ContactProps) {
  const href = address ? safeAddress(address) : null;
  if (href === null) return null;
  return (
    <a
      href={href}
      title={label}
      aria-label={label}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer noopener' })}
      className="flex size-7 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-body [&>svg]:size-4"
    >
      {icon}
    </a>
  );
}
