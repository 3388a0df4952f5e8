import { AtSign, Link2, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ContactDialog } from '../../bulk/ContactDialog.tsx';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Menu, MenuItem } from '../../ui/layers/Menu.tsx';
import { type Channel, useAddActivity } from '../actions/useAddActivity.ts';
import { useSaveCandidate } from '../actions/useSaveCandidate.ts';
import { safeAddress } from '../facts/safeAddress.ts';
import type { ContactMenu_candidate$key } from './__generated__/ContactMenu_candidate.graphql.ts';

/** Writes an e-mail, or opens the user's own program for a phone number or a profile; records the contact, and saves the candidate. */
export function ContactMenu({ candidate }: { candidate: ContactMenu_candidate$key }) {
  const data = useFragment(
    graphql`
      fragment ContactMenu_candidate on Candidate {
        id
        email
        phone
        linkedin
        identityHidden
        ...ContactDialog_candidate
      }
    `,
    candidate,
  );
  const [writing, setWriting] = useState(false);
  const { id, email, identityHidden } = data;
  // Blind review answers blocks in place of an address: NOA can write to it, nobody can call it.
  const phone = identityHidden ? null : data.phone;
  const linkedin = identityHidden ? null : data.linkedin;
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
    <>
      <Menu trigger={<Button icon={<AtSign />}>{m.candidate_contact()}</Button>} align="end">
        {email ? (
          <MenuItem icon={<Mail />} onSelect={() => setWriting(true)}>
            {identityHidden ? m.candidate_contact_write() : m.candidate_contact_email({ email })}
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
      <ContactDialog candidate={data} open={writing} onClose={() => setWriting(false)} onSent={() => save(id)} />
    </>
  );
}
