import { X } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { ListingBadge } from '#app/property/listing-badge.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import type { CompareRow, CompareView } from './compare-view.ts'

const name =
  'sticky left-0 z-10 w-24 bg-background py-2.5 pr-3 text-left align-top ' +
  'text-xs font-normal text-muted-foreground sm:w-48'

/**
 * Homes as columns and their facts as rows. Rows that differ are marked by a bar and in words.
 * "Only what differs" is a checkbox with CSS and works without JavaScript.
 */
export function CompareTable({ homes, groups }: CompareView) {
  return (
    <div className="group/compare">
      <label htmlFor="differing" className="mb-4 inline-flex min-h-11 items-center gap-2.5 text-sm">
        <input
          id="differing"
          type="checkbox"
          className={
            'checkbox-mark size-4.5 appearance-none rounded-sm border border-input bg-card ' +
            'bg-center bg-no-repeat checked:border-primary checked:bg-primary'
          }
        />
        {t('Show only differences')}
      </label>
      {/* Positioned, so that text for screen readers does not widen the page. */}
      <section className="relative overflow-x-auto" aria-label={t('Comparison')}>
        <table
          className="w-full table-fixed border-collapse"
          // On a phone the edge of the third home is visible, which shows that the table scrolls.
          style={{ minWidth: `${6 + homes.length * 7.25}rem` }}
        >
          <thead>
            <tr className="align-top">
              <td className={name} />
              {homes.map((home) => (
                <th key={home._id} scope="col" className="p-2 text-left font-normal">
                  <Head home={home} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ title, rows }) => (
              <Fragment key={title}>
                <tr
                  className={cn(
                    'border-b',
                    !rows.some(({ differs }) => differs) && 'group-has-checked/compare:hidden',
                  )}
                >
                  <th
                    scope="rowgroup"
                    colSpan={homes.length + 1}
                    className="pt-8 pb-2 text-left font-display text-lg"
                  >
                    <span className="sticky left-0">{title}</span>
                  </th>
                </tr>
                {rows.map((row) => (
                  <Row key={row.label} row={row} homes={homes} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Head({ home }: { home: CompareView['homes'][number] }) {
  return (
    <div className="relative space-y-2">
      <div className="relative overflow-hidden rounded-lg">
        <Photo image={home.image} alt="" sizes="(min-width: 1024px) 280px, 176px" />
        <ListingBadge badge={home.badge} className="absolute bottom-2 left-2" />
      </div>
      <p className="figures font-display text-lg font-semibold">
        <Money amount={home.price} {...(home.monthly && { per: 'month' })} />
      </p>
      <Link
        to={`/properties/${home._id}`}
        className={
          'line-clamp-2 text-sm font-medium break-words ' +
          'text-link underline-offset-4 hover:underline'
        }
      >
        {home.title}
      </Link>
      <p className="text-xs text-muted-foreground">{home.place}</p>
      {home.without && (
        <Link
          to={home.without}
          aria-label={t('Remove {title}', { title: home.title })}
          className="absolute top-1 right-1 grid size-11 place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-full bg-card/95 hover:bg-accent">
            <X aria-hidden className="size-4" />
          </span>
        </Link>
      )}
    </div>
  )
}

function Row({ row, homes }: { row: CompareRow; homes: CompareView['homes'] }) {
  const { label, values, differs } = row
  return (
    <tr className={cn('border-b', !differs && 'group-has-checked/compare:hidden')}>
      <th scope="row" className={cn(name, differs && 'border-l-3 border-l-primary pl-2.5')}>
        {label}
        {differs && <span className="sr-only"> {t('(differs)')}</span>}
      </th>
      {homes.map(({ _id }, index) => (
        <td key={_id} className="figures p-2.5 align-top text-sm break-words">
          {values[index] ?? (
            <span className="text-muted-foreground">
              <span aria-hidden>—</span>
              <span className="sr-only">{t('Not stated')}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
