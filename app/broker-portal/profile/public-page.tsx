import { ExternalLink, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { useBroker } from '#app/broker-portal/session.ts'
import { sharePage } from '#app/property/share.ts'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/** Links to the broker's public page and shares it. */
export function PublicPage() {
  const { _id, firstName, lastName, companyName } = useBroker()
  const path = `/brokers/${_id}`
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t pt-5">
      <Button asChild variant="outline" className="max-sm:flex-1">
        <Link to={path}>
          <ExternalLink aria-hidden />
          {t('View public page')}
        </Link>
      </Button>
      <Button
        variant="outline"
        onClick={() => void sharePage(path, `${firstName} ${lastName}, ${companyName}`)}
      >
        <Share2 aria-hidden />
        {t('Share')}
      </Button>
    </div>
  )
}
