import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'busyLabel' | 'aria-label'> {
  /** What it does: read aloud, and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
  /** The side on which the tooltip appears. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The browser's own tooltip: for rows of tables that are drawn anew while somebody waits. */
  light?: boolean;
}

export function IconButton({
  label,
  icon,
  pressed,
  side = 'top',
  size = 'md',
  variant = 'ghost',
  className,
  light = false,
  ...rest
}: IconButtonProps) {
  const button = (
    <Button
      {...rest}
      variant={variant}
      size={size}
      icon={icon}
      title={light ? label : undefined}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames('px-0!', squares[size], className)}
    />
  );
  if (light) return button;
  return (
    <Tooltip text={label} side={side}>
      {button}
    </Tooltip>
  );
}

const squares = { sm: 'w-7 coarse:w-11', md: 'w-8 coarse:w-11', lg: 'w-10 coarse:w-11' };
