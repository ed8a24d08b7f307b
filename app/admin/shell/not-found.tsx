import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('Page not found | BrickBazaar') }]

/** The page for unknown addresses of the back office. */
export default function NotFound() {
  return (
    <div className="space-y-6">
      <PageTitle title={t('Page not found')} />
      <div className="rounded-lg border bg-card">
        <Empty
          title={t('Page not found')}
          text={t('The link may be old or mistyped.')}
          action={
            <Button asChild variant="outline">
              <Link to="/bb-admin/dashboard">{t('Go to the dashboard')}</Link>
            </Button>
          }
        />
      </div>
    </div>
  )
}
