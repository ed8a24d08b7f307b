import { type ReactNode, useId } from 'react'
import { cn } from '#app/ui/class-name.ts'

interface SectionProps {
  title: string
  className?: string
  children: ReactNode
}

export function Section({ title, className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cn('part', className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
