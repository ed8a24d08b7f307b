import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'

const course = 'M0 0h48v22H0zM50 0h48v22H50zM-25 24h48v22h-48zM25 24h48v22H25zM75 24h48v22H75z'

/** The final call to action, on a brick wall. */
export function CallToAction() {
  return (
    <section
      aria-labelledby="call-to-action"
      className="mx-auto max-w-page px-4 py-16 lg:px-6 lg:py-24"
    >
      <div
        className={
          'relative overflow-hidden rounded-lg bg-[oklch(0.455_0.13_37)] px-6 py-12 text-white ' +
          'sm:px-12 lg:py-16 dark:bg-[oklch(0.36_0.09_37)]'
        }
      >
        <svg aria-hidden className="absolute inset-y-0 right-0 h-full w-full opacity-12 sm:w-3/5">
          <pattern id="brick-wall" width="100" height="48" patternUnits="userSpaceOnUse">
            <path d={course} fill="currentColor" />
          </pattern>
          <linearGradient id="brick-fade">
            <stop offset="0" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#fff" />
          </linearGradient>
          <mask id="brick-mask">
            <rect width="100%" height="100%" fill="url(#brick-fade)" />
          </mask>
          <rect width="100%" height="100%" fill="url(#brick-wall)" mask="url(#brick-mask)" />
        </svg>
        <div className="relative max-w-xl">
          <h2 id="call-to-action" className="text-2xl lg:text-3xl">
            {t('Ready to find your home?')}
          </h2>
          <p className="mt-3 text-white/88">
            {t('Browse today’s listings, or find a verified broker who knows your locality.')}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Link
              to="/properties"
              className={cn(
                buttonClass({ size: 'lg' }),
                'bg-white text-[oklch(0.4_0.13_37)] hover:bg-white/90',
              )}
            >
              {t('Browse Properties')}
            </Link>
            <Link
              to="/brokers"
              className={cn(
                buttonClass({ size: 'lg' }),
                'border border-white/60 bg-transparent text-white hover:bg-white/10',
              )}
            >
              {t('Find Brokers')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
