import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from '#app/kit/link.tsx'

interface HomeSectionProps {
  title: string
  text?: string
  /** A link to the whole list. */
  more?: { label: string; to: string }
  children: ReactNode
}

export function HomeSection({ title, text, more, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-4 pt-16 lg:px-6 lg:pt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:mb-8">
        <div className="max-w-2xl space-y-1.5">
          <h2 id={id} className="text-2xl lg:text-3xl">
            {title}
          </h2>
          {text && <p className="text-muted-foreground">{text}</p>}
        </div>
        {more && (
          <Link
            to={more.to}
            className="group inline-flex min-h-11 items-center gap-1.5 font-medium text-link"
          >
            <span className="underline-offset-4 group-hover:underline">{more.label}</span>
            <ArrowRight
              aria-hidden
              className={
                'size-4 transition-transform group-hover:translate-x-0.5 ' +
                'motion-reduce:transform-none'
              }
            />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
