import { Link, useLocation, useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { agencyAdministration } from '#contract/agency/administration.ts'
import { type BrokerRecord, broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'
import { useBrokerActs } from './acts.tsx'
import { BrokerAgency } from './agency.tsx'
import { BrokerFacts } from './facts.tsx'

const noteClass =
  'flex flex-wrap items-center justify-between gap-3 rounded-lg border px-4 py-3 text-sm'
const footerClass =
  'sticky -bottom-5 -mx-5 border-t bg-popover px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:px-6'

/** A broker in a dialog over the list: facts, KYC decision and history. */
export default function BrokerDetails() {
  const { id = '' } = useParams()
  const read = useRead(broker.get, { params: { id } })
  const row = read.data?.broker
  const agency = useRead(agencyAdministration.get, { params: { id } })
  return (
    <RouteDialog
      title={row ? `${row.firstName} ${row.lastName}` : t('Broker')}
      {...(row && { description: row.companyName })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load broker')}>
        {(reply) =>
          // Waits for the agency, which would shift the page under the pointer if it came later.
          agency.isPending ? (
            <Skeleton className="h-80 w-full" />
          ) : (
            <div className="space-y-6">
              <BrokerFacts row={reply.broker} />
              <DocumentsLink row={reply.broker} />
              <Loaded read={agency} failed={t('Failed to load the agency')}>
                {({ agency: found }) => found && <BrokerAgency brokerId={id} agency={found} />}
              </Loaded>
              <History kind="broker" id={id} />
              <Decision row={reply.broker} />
            </div>
          )
        }
      </Loaded>
    </RouteDialog>
  )
}

function DocumentsLink({ row }: { row: BrokerRecord }) {
  const may = useMay()
  const count = row.documentCount
  if (!may('broker.review')) return null
  return (
    <p className={noteClass}>
      {count === 0
        ? t('No KYC documents have been sent yet.')
        : t('{count, plural, one {# KYC document} other {# KYC documents}}', { count })}
      <Button asChild variant="outline" size="sm">
        <Link to={`/bb-admin/kyc?broker=${row._id}`}>{t('Open KYC desk')}</Link>
      </Button>
    </p>
  )
}

function Decision({ row }: { row: BrokerRecord }) {
  const { search } = useLocation()
  const may = useMay()
  const acts = useBrokerActs(row)
  return (
    <DialogFooter className={footerClass}>
      {may('broker.change') && (
        <Button asChild variant="outline" className="sm:mr-auto">
          <Link to={{ pathname: `/bb-admin/brokers/${row._id}/edit`, search }} preventScrollReset>
            {t('Edit Profile')}
          </Link>
        </Button>
      )}
      {may('subscription.change') && (
        <Button asChild variant="outline">
          <Link to={`/bb-admin/subscriptions/subscribers/new?broker=${row._id}`}>
            {t('Assign Plan')}
          </Link>
        </Button>
      )}
      {acts.mayDecide('rejected') && (
        <Button variant="outline" disabled={acts.busy} onClick={acts.askRejection}>
          {row.kycStatus === 'verified' ? t('Revoke KYC') : t('Reject')}
        </Button>
      )}
      {acts.mayDecide('verified') && (
        <Button disabled={acts.busy} onClick={acts.verify}>
          {t('Approve KYC')}
        </Button>
      )}
      {acts.dialog}
    </DialogFooter>
  )
}
