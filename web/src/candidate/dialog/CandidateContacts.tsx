import { Banknote, Globe, Link2, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { formatPay } from '../../ui/format/formatPay.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { ExternalLink } from '../facts/ExternalLink.tsx';
import type { CandidateContacts_candidate$key } from './__generated__/CandidateContacts_candidate.graphql.ts';

/** Contacts, place and pay in one line: what a recruiter looks for first. Web addresses appear only when there are any. */
export function CandidateContacts({ candidate }: { candidate: CandidateContacts_candidate$key }) {
  const data = useFragment(
    graphql`
      fragment CandidateContacts_candidate on Candidate {
        email
        phone
        website
        linkedin
        location
        paymentExpected
        currency
      }
    `,
    candidate,
  );
  const { email, phone, website, linkedin, location, paymentExpected, currency } = data;
  const pay = paymentExpected && currency ? formatPay(paymentExpected, currency) : null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      <Contact label={m.fact_email()} icon={<Mail />}>
        {email ? <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink> : null}
      </Contact>
      <Contact label={m.fact_phone()} icon={<Phone />}>
        {phone ? <ExternalLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</ExternalLink> : null}
      </Contact>
      <Contact label={m.fact_location()} icon={<MapPin />}>
        {location}
      </Contact>
      <Contact label={m.fact_salary()} icon={<Banknote />}>
        {pay ? <span className="tabular-nums">{m.candidate_pay_a_year({ pay })}</span> : null}
      </Contact>
      {linkedin ? (
        <Contact label={m.fact_linkedin()} icon={<Link2 />}>
          <ExternalLink href={linkedin}>{linkedin}</ExternalLink>
        </Contact>
      ) : null}
      {website ? (
        <Contact label={m.fact_website()} icon={<Globe />}>
          <ExternalLink href={website}>{website}</ExternalLink>
        </Contact>
      ) : null}
    </dl>
  );
}

/** An empty one shows "unknown". */
function Contact({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1.5 [&>svg]:size-3.5 [&>svg]:shrink-0 [&>svg]:text-faint">
      {icon}
      <dt className="sr-only">{label}</dt>
      <dd className="min-w-0 break-all">{children || <UnknownBadge>{m.candidate_unknown_of({ label })}</UnknownBadge>}</dd>
    </div>
  );
}
