import { Link } from 'react-router'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { t } from '#domain/locale/translate.ts'

/** Links to the API keys for the broker's own software. */
export function ApiLink() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('API')}</CardTitle>
      </CardHeader>
      <CardContent className="text-sm">
        <p>
          {t('Connect your CRM or website to your listings and enquiries.')}{' '}
          <Link to="/broker-portal/api" className="text-link underline">
            {t('Manage API keys')}
          </Link>
        </p>
      </CardContent>
    </Card>
  )
}
