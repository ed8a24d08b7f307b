import { Check, ListPlus, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useToken } from '#app/api/token.ts'
import { CompareToggle } from '#app/property/compare-toggle.tsx'
import { HideHome } from '#app/property/hide-home.tsx'
import { shareListing } from '#app/property/share.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

interface ShareRowProps {
  id: string
  title: string
  /** The home, if it has or had other listings. */
  homeId: string
}

const dress = buttonClass({ variant: 'outline', className: 'h-11' })

/** Save, compare and share buttons. */
export function ShareRow({ id, title, homeId }: ShareRowProps) {
  // Known only in the browser, so that other visitors load no more code.
  const token = useToken('customer')
  const [isCopied, setCopied] = useState(false)
  const share = async () => setCopied(await shareListing(id, title))
  return (
    <div className="mt-4 flex flex-wrap gap-2 noscript:hidden print:hidden">
      <CompareToggle id={id} title={title} worded className={dress} />
      <button type="button" onClick={() => void share()} className={dress}>
        {isCopied ? <Check aria-hidden /> : <Share2 aria-hidden />}
        {t('Share')}
      </button>
      {token && (
        <Link to={`/customer-portal/shortlists?add=${id}`} className={dress}>
          <ListPlus aria-hidden />
          {t('Add to shortlist')}
        </Link>
      )}
      <HideHome id={id} homeId={homeId} className={dress} />
      <button
        type="button"
        onClick={() => window.print()}
        className={buttonClass({
          variant: 'outline',
          className: 'h-11 max-sm:hidden',
        })}
      >
        <Printer aria-hidden />
        {t('Print')}
      </button>
    </div>
  )
}
