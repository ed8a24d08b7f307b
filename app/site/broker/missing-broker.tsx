import { UserRoundX } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/** The page for a broker that does not exist or is not public. */
export function MissingBroker() {
  return (
    <Empty
      icon={UserRoundX}
      title={<span className="font-display text-2xl">{t('Broker not found.')}</span>}
      text={t('The link may be wrong, or this broker is not verified right now.')}
      action={
        <Button asChild size="lg">
          <Link to="/brokers">{t('All verified brokers')}</Link>
        </Button>
      }
      className="py-24"
    />
  )
}
