import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/** Replaces a screen that the role may not see, as after opening somebody else's link. */
export function NotAllowed() {
  return (
    <div className="space-y-6">
      <PageTitle title={t('No access')} />
      <div className="rounded-lg border bg-card">
        <Empty
          title={t('Your role cannot open this screen.')}
          text={t('A super admin can change your role.')}
          action={
            <Button asChild variant="outline">
              <Link to="/bb-admin/roles">{t('What each role can do')}</Link>
            </Button>
          }
        />
      </div>
    </div>
  )
}
