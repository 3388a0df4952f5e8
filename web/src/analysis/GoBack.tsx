import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';

/** Back to where the user came from; to the candidates where the page was opened by its address. */
export function GoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button icon={<ArrowLeft />} onClick={() => void (key === 'default' ? navigate('/candidate-analysis') : navigate(-1))}>
      {m.candidate_go_back()}
    </Button>
  );
}
