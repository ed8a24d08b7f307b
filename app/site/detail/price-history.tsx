import { t } from '#domain/locale/translate.ts'
import type { PropertyView } from './read-property.ts'

/** The prices of a home over time, where they have changed. */
export function PriceHistory({ prices }: { prices: PropertyView['prices'] }) {
  return (
    <table className="figures w-full max-w-lg text-sm">
      <thead>
        <tr className="border-b text-left text-xs text-muted-foreground">
          <th scope="col" className="py-2 font-normal">
            {t('Since')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('Price')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t({ id: 'price.change', message: 'Change' })}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ at, price, change, isLower }) => (
          <tr key={at} className="border-b">
            <td className="py-2.5">{at}</td>
            <td className="py-2.5 text-right font-medium">{price}</td>
            <td className={`py-2.5 text-right ${isLower ? 'text-status-green-text' : ''}`}>
              {change ?? t('First listed')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
