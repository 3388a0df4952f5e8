import { Sparkles } from 'lucide-react';
import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { Button } from '../ui/inputs/Button.tsx';
import { showToast } from '../ui/layers/toastManager.ts';
import type { SampleButtonMutation } from './__generated__/SampleButtonMutation.graphql.ts';

/** Starts a screening of the fictional documents that ship with the product, with one click. */
export function SampleButton() {
  const navigate = useNavigate();
  const [commit, starting] = useMutation<SampleButtonMutation>(graphql`
    mutation SampleButtonMutation($input: StartSampleScreeningInput!) {
      startSampleScreening(input: $input) {
        __typename
        ... on StartSampleScreeningPayload {
          screening {
            internalId
          }
        }
        ... on AppError {
          message
        }
      }
    }
  `);
  const start = () =>
    commit({
      variables: { input: { locale: getLocale() } },
      onCompleted: ({ startSampleScreening: result }) => {
        if (result.__typename === 'AppError') showToast({ tone: 'error', text: result.message });
        if (result.__typename === 'StartSampleScreeningPayload')
          void navigate(`/processing?screening=${result.screening.internalId}`);
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error), action: { label: m.ui_retry(), onClick: start } }),
    });
  return (
    <Button icon={<Sparkles />} busy={starting} onClick={start} className="max-sm:w-full">
      {m.upload_try_sample()}
    </Button>
  );
}
