import { Link } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { company } from '#contract/company.ts'

const reason =
  'The law wants the company, its address and its grievance officer where visitors find them.'

/** Warns while the company details that the law requires on the site are missing. */
export function CompanyMissing() {
  const { data } = useRead(company.get, {})
  if (data?.company !== null) return null
  return (
    <Alert tone="warning" title="The company details are not written yet">
      {reason}{' '}
      <Link to="/bb-admin/cms/company" className="font-medium underline underline-offset-4">
        Write company details
      </Link>
    </Alert>
  )
}
