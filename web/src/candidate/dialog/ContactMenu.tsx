import { AtSign, Link2, Mail, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { type Channel, useAddActivity } from '../actions/useAddActivity.ts';
import { useSaveCandidate } from '../actions/useSaveCandidate.ts';
import { safeAddress } from '../facts/safeAddress.ts';
import type { ContactMenu_candidate$key } from './__generated__/ContactMenu_candidate.graphql.ts';

/** Opens the user's own program for a known contact, records the contact, and saves the candidate. */
export function ContactMenu({ candidate }: { candidate: ContactMenu_candidate$key }) {
  const { id, email, phone, linkedin } = useFragment(
    graphql`
      fragment ContactMenu_candidate on Candidate {
        id
        email
        phone
        linkedin
      }
    `,
    candidate,
  );
  const { add } = useAddActivity(id);
  const { save } = useSaveCandidate();
  const contact = (channel: Channel, address: string) => {
    const target = safeAddress(address);
    if (target === null) return;
    window.open(target, channel === 'LINKEDIN' ? '_blank' : '_self', 'noopener');
    add({ type: 'CONTACT', channel });
    save(id);
  };
  if (!email && !phone && !linkedin) return null;
  return (
    <Menu trigger={<Button icon={<AtSign />}>{m.candidate_contact()}</Button>} align="end">
      {email ? (
        <MenuItem icon={<Mail />} onSelect={() => contact('EMAIL', `mailto:${email}`)}>
          {m.candidate_contact_email({ email })}
        </MenuItem>
      ) : null}
      {phone ? (
        <MenuItem icon={<Phone />} onSelect={() => contact('PHONE', `tel:${phone.replaceAll(/[^\d+]/g, '')}`)}>
          {m.candidate_contact_phone({ phone })}
        </MenuItem>
      ) : null}
      {linkedin ? (
        <MenuItem icon={<Link2 />} onSelect={() => contact('LINKEDIN', linkedin)}>
          {m.candidate_contact_linkedin()}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
