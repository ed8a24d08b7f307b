import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

export function Separator({ className, ...props }: ComponentProps<'hr'>) {
  return <hr className={cn('h-px w-full shrink-0 border-0 bg-border', className)} {...props} />
}
