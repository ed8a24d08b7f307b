import { Link } from 'react-router'
import { t } from '#domain/locale/translate.ts'

/** Breadcrumbs to the homes around this one. */
export function Breadcrumbs({ city, title }: { city: string | null; title: string }) {
  const step = 'inline-flex min-h-11 items-center hover:text-foreground hover:underline'
  return (
    <nav aria-label={t('Breadcrumb')} className="min-w-0 text-sm text-muted-foreground">
      <ol className="flex min-w-0 items-center gap-2">
        <li>
          <Link to="/properties" className={step}>
            {t('Properties')}
          </Link>
        </li>
        {city && (
          <li className="flex items-center gap-2 before:content-['/']">
            <Link to={`/properties?location=${encodeURIComponent(city)}`} className={step}>
              {city}
            </Link>
          </li>
        )}
        <li
          aria-current="page"
          className="flex min-w-0 items-center gap-2 before:content-['/'] max-sm:hidden"
        >
          <span className="truncate">{title}</span>
        </li>
      </ol>
    </nav>
  )
}
