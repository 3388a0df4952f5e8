import { ZoomIn, ZoomOut } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import { formatPercent } from '../ui/format/formatNumber.ts';
import { IconButton } from '../ui/inputs/IconButton.tsx';

const levels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

export interface ZoomControlsProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

export function ZoomControls({ zoom, onZoom }: ZoomControlsProps) {
  const index = levels.indexOf(zoom);
  const go = (step: number) => onZoom(levels[index + step] ?? zoom);
  return (
    <span className="flex shrink-0 items-center">
      <IconButton size="sm" label={m.candidate_zoom_out()} icon={<ZoomOut />} disabled={index === 0} onClick={() => go(-1)} />
      <output aria-label={m.candidate_zoom()} className="w-10 text-center text-xs text-muted tabular-nums">
        {formatPercent(zoom)}
      </output>
      <IconButton
        size="sm"
        label={m.candidate_zoom_in()}
        icon={<ZoomIn />}
        disabled={index === levels.length - 1}
        onClick={() => go(1)}
      />
    </span>
  );
}
