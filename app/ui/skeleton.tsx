import type { ComponentProps } from 'react'
import { cn } from './class-name.ts'

/** A placeholder for content that is loading; give it the size of that content. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={cn('animate-skeleton rounded-md bg-muted', className)} {...props} />
  )
}
