import { BellPlus } from 'lucide-react'
import { Link } from 'react-router'
import { saveIntent } from '#app/account/intent.ts'
import { readToken } from '#app/api/token.ts'
import { Rich } from '#app/kit/rich.tsx'
import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/** Saves this search in the customer portal, with alerts; signed-out visitors sign in first. */
export function SaveSearch({ filter }: { filter: Filter }) {
  // The sort order is not part of a saved search.
  const { sort: _sort, type, ...sought } = filter
  const params = new URLSearchParams(addressFor(sought).split('?')[1])
  if (type) params.set('propertyType', type)
  if (params.size === 0) return null
  const to = `/customer-portal/saved-searches/new?${params}`
  const ask = () => {
    if (!readToken('customer'))
      saveIntent({ act: 'open', to, why: t('Sign in to save this search.') })
  }
  return (
    <Link to={to} onClick={ask} className={buttonClass({ variant: 'outline' })}>
      <BellPlus aria-hidden />
      <span>
        <Rich
          text={t('Save<0> this</0> search')}
          elements={[<span key="this" className="max-sm:sr-only" />]}
        />
      </span>
    </Link>
  )
}
