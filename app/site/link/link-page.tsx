import type { ReactNode } from 'react'
import { cn } from '#app/ui/class-name.ts'

/**
 * Returns the metadata of a page behind an emailed link: not indexed, and no other site gets its
 * address as a referrer.
 */
export const linkMeta = (title: string) => [
  { title: `${title} | BrickBazaar` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

interface LinkPageProps {
  title: string
  isWide?: boolean
  children: ReactNode
}

/** The frame of a page behind an emailed link. */
export function LinkPage({ title, isWide = false, children }: LinkPageProps) {
  return (
    <div className={cn('mx-auto w-full px-4 py-12 lg:py-16', isWide ? 'max-w-2xl' : 'max-w-lg')}>
      <div className="rounded-lg border bg-card p-5 sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
