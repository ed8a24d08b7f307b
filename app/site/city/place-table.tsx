import { Link } from '#app/kit/link.tsx'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { CityView } from './read-city.ts'

/** The localities with most listings, with their prices per square foot. */
export function PlaceTable({ places }: { places: CityView['places'] }) {
  return (
    <table className="figures w-full text-sm">
      <thead>
        <tr className="border-b text-left text-muted-foreground">
          <th className="py-2.5 font-medium">{t('Locality')}</th>
          <th className="py-2.5 text-right font-medium">{t('Listings')}</th>
          <th className="py-2.5 text-right font-medium">{t('Median per sq ft')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, propertyCount, medianPricePerSqft, medianOf }) => (
          <tr key={name} className="border-b">
            <th scope="row" className="py-1 text-left font-normal">
              <Link to={`/properties?location=${encodeURIComponent(name)}`} className="row-link">
                {name}
              </Link>
            </th>
            <td className="py-1 text-right">{withCommas(propertyCount)}</td>
            <td className="py-1 text-right">
              {medianPricePerSqft === null ? (
                '—'
              ) : (
                <>
                  {formatRupees(medianPricePerSqft)}{' '}
                  <span className="text-muted-foreground">
                    {t('({count, plural, one {# listing} other {# listings}})', {
                      count: medianOf,
                    })}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
