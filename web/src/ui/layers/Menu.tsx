import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../classNames.ts';

export interface MenuProps {
  trigger: ReactElement<Record<string, unknown>>;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** MenuItem, MenuRadioGroup, MenuSeparator. */
  children: ReactNode;
}

export function Menu({ trigger, side = 'bottom', align = 'start', children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        {/* While a menu is open the page does not scroll; its trigger may be in the sidebar, which never does. */}
        <BaseMenu.Positioner
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup className={menuPopupClass}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export const menuPopupClass =
  'layer-pop max-h-(--available-height) min-w-44 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-floating outline-none';

export interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item disabled={disabled} onClick={onSelect} className={classNames(itemClass, danger && 'text-red-fg')}>
      {icon}
      <span className="flex-1">{children}</span>
    </BaseMenu.Item>
  );
}

export interface MenuRadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** A choice of one option, with a heading. */
export function MenuRadioGroup<Value extends string>({ label, value, onChange, options }: MenuRadioGroupProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-2 pt-2 pb-1 text-xs font-medium text-muted">{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {options.map((option) => (
          <BaseMenu.RadioItem key={option.value} value={option.value} closeOnClick className={itemClass}>
            <span className="flex-1">{option.label}</span>
            <BaseMenu.RadioItemIndicator>
              <Check className="size-3.5 text-accent-text" aria-hidden="true" />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1 h-px bg-line" />;
}

const itemClass =
  'flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 text-sm outline-none select-none data-highlighted:bg-hover data-disabled:text-faint coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0';
