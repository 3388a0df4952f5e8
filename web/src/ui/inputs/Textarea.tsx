import { Field } from '@base-ui/react/field';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { controlClass } from './controlClass.ts';

export type TextareaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'defaultValue' | 'value'> & {
  value?: string;
  defaultValue?: string;
  className?: string;
};

export function Textarea({ className, value, defaultValue, rows = 3, ...rest }: TextareaProps) {
  const values = { ...(value === undefined ? {} : { value }), ...(defaultValue === undefined ? {} : { defaultValue }) };
  return (
    <Field.Control
      {...values}
      render={<textarea rows={rows} {...rest} />}
      className={classNames(controlClass, 'field-sizing-content resize-y px-2.5 py-1.5', className)}
    />
  );
}
