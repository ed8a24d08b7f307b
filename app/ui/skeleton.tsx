import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

/** A quiet place for content that is on its way; give it the size of that content. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={cn('animate-skeleton rounded-md bg-muted', className)} {...props} />
  )
}
