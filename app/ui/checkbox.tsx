import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={cn('checkbox-mark', className)} {...props} />
}
