import { Link } from 'react-router'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { type Approval, approval } from '#contract/approval/approval.ts'
import { t } from '#domain/locale/translate.ts'

/** Returns the open request about a record, or undefined. */
export function useOpenRequest(target: string): Approval | undefined {
  const may = useMay()
  const read = useRead(
    approval.list,
    { query: { target, state: 'open', limit: '1' } },
    { enabled: may('approval.decide') },
  )
  return read.data?.approvals[0]
}

/** Says that approval was requested, with a link to the request. */
export function OpenRequest({ row }: { row: Approval }) {
  return (
    <Link
      to={`/bb-admin/approvals/${row._id}`}
      className="inline-flex min-h-8 items-center text-xs text-link hover:underline"
    >
      {t('Awaiting approval, requested by {name}', { name: row.askedBy })}
    </Link>
  )
}
