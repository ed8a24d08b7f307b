import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { company } from '#contract/company.ts'
import { msg, t } from '#domain/locale/translate.ts'

const reason = msg('The law requires the company’s details and its grievance officer on the site.')

/** Warns while the company details that the law requires on the site are missing. */
export function CompanyMissing() {
  const { data } = useRead(company.get, {})
  if (data?.company !== null) return null
  return (
    <Alert tone="warning" title={t('Company details are missing')}>
      {t(reason)}{' '}
      <Link to="/bb-admin/cms/company" className="font-medium underline underline-offset-4">
        {t('Add company details')}
      </Link>
    </Alert>
  )
}
