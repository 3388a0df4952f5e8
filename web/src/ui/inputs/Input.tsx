import { Input as BaseInput } from '@base-ui/react/input';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { controlClass } from './controlClass.ts';

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'> {
  /** `sm` is 28 px, for rows; `lg` 40 px, for the sign-in page. */
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Use it in a Field, which labels it, or give it an aria-label. */
export function Input({ size = 'md', className, defaultValue, ...rest }: InputProps) {
  return (
    <BaseInput
      {...rest}
      {...(defaultValue === undefined ? {} : { defaultValue: String(defaultValue) })}
      className={classNames(controlClass, sizes[size], className)}
    />
  );
}

const sizes = { sm: 'h-7 px-2 text-sm', md: 'h-8 px-2.5', lg: 'h-10 px-3' };
